// Coming to a table by a link: what stands behind the # says as whom.
import { api, Refused } from "./api";
import { partOf } from "./fair";
import { settings } from "./settings.svelte";
import { say } from "./speech.svelte";
import type { TableNow } from "./wire";

/** To a seat, or to my own from another device, by its key; by the code of the table, which somebody has said; or to watch. */
export interface Invitation {
  seat: number; // -1: none in particular
  key: string;
  code: string;
  watch: string;
  game: string; // of what game the table is; empty: the link does not say it
}

export function invitation(hash: string): Invitation {
  const asked = new URLSearchParams(hash.slice(1));
  const [key, code, watch, game] = ["key", "code", "watch", "game"].map((name) => asked.get(name) ?? "") as [string, string, string, string];
  return { seat: Number(asked.get("seat") ?? -1), key: key || (asked.get("pass") ?? ""), code, watch, game };
}

/** Whether it is my own seat, which I take along. */
const mine = ({ seat, key }: Invitation): boolean => key !== "" && seat < 0;

/** Whether somebody must say their name first: to sit, and only once. */
export function nameless(asked: Invitation): boolean {
  return (asked.key || asked.code) !== "" && !mine(asked) && settings.name === "";
}

/** What the others call me; whoever has said no name is given one. */
export function myName(): string {
  const given = say("web-guests").split(", ");
  return settings.name || given[settings.guest % given.length]!;
}

/** Be somebody here; the same request renames who is known. */
export async function introduce(): Promise<void> {
  await api.guest({ name: myName() });
  settings.set({ known: true, guest: settings.guest });
}

/** Be nobody again, here and wherever else one was known by this name. */
export async function logOut(): Promise<void> {
  await api.logOut();
  settings.set({ known: false, name: "" });
}

/** The table, if I was let in; who is not known yet is introduced. */
async function look(id: string): Promise<TableNow | null> {
  try {
    return await api.look(id);
  } catch (error) {
    if (!(error instanceof Refused) || !["forbidden", "not-found"].includes(error.code)) throw error;
    if (error.code === "forbidden") await introduce();
    return null;
  }
}

/** What one is invited to, seen before one says one's name; null if the link opens nothing. */
export async function invited(id: string, { seat, key, code }: Invitation): Promise<TableNow | null> {
  try {
    return (await look(id)) ?? (await api.lookFirst(id, { seat, key, code }));
  } catch (error) {
    if (error instanceof Refused) return null; // whoever goes on will be told
    throw error;
  }
}

/** Sit, or be let in to watch, as the link says; where watchers see all hands, one agrees to it first (`openly`). */
export async function enter(id: string, asked: Invitation, openly = false): Promise<void> {
  const { seat, key, code, watch } = asked;
  const name = myName();
  if (mine(asked)) await api.sit(id, { name, key });
  let table = await look(id);
  if (!mine(asked) && (table?.you ?? -1) < 0 && (key || code)) {
    table ??= await api.lookFirst(id, { seat, key, code }); // what is promised is known before one sits down
    if (key || table.state === "open") await api.sit(id, { name, seat, key, code, openly, value: partOf(table) });
    return;
  }
  if (watch && (table?.you ?? -1) < 0) await api.watch(id, { key: watch });
  if (table?.seats[table.you]?.awaited) await api.sit(id, { name, value: partOf(table) }); // the seat was kept: to come is to say yes
}

export { Refused };

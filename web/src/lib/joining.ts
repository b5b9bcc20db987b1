// Coming to a table by a link: what stands behind the # says as whom.
import { api, Refused } from "./api";
import { partOf } from "./fair";
import { settings } from "./settings.svelte";
import { say } from "./speech.svelte";
import type { TableNow } from "./wire";

export interface Invitation {
  seat: number; // -1: none in particular
  key: string;
  code: string; // of the table, which somebody has said
  pass: string;
  watch: string;
  game: string; // of what game the table is; empty: the link does not say it
}

export function invitation(hash: string): Invitation {
  const asked = new URLSearchParams(hash.slice(1));
  return { seat: Number(asked.get("seat") ?? -1), key: asked.get("key") ?? "", code: asked.get("code") ?? "", pass: asked.get("pass") ?? "", watch: asked.get("watch") ?? "", game: asked.get("game") ?? "" };
}

/** Whether somebody must say their name first: to sit, and only once. */
export function nameless(asked: Invitation): boolean {
  return (asked.key || asked.code) !== "" && settings.name === "";
}

/** Be somebody here; the same request renames who is known. */
export async function introduce(): Promise<void> {
  await api.guest({ name: settings.name || say("web-guest") });
  settings.set({ known: true });
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

/** Sit, or be let in to watch, as the link says; where watchers see all hands, one agrees to it first (`openly`). */
export async function enter(id: string, asked: Invitation, openly = false): Promise<void> {
  let table = await look(id);
  const name = settings.name || say("web-guest");
  if (asked.pass) {
    await api.sit(id, { name, key: asked.pass });
    table = await look(id);
  } else if ((asked.key || asked.code) && (table?.you ?? -1) < 0) {
    const { seat, key, code } = asked;
    table ??= await api.lookFirst(id, { seat, key, code }); // what is promised is known before one sits down
    if (key || table.state === "open") await api.sit(id, { name, seat, key, code, openly, value: partOf(table) });
    return;
  } else if (asked.watch && (table?.you ?? -1) < 0) await api.watch(id, { key: asked.watch });
  if (table?.seats[table.you]?.awaited) await api.sit(id, { name, value: partOf(table) }); // the seat was kept: to come is to say yes
}

export { Refused };

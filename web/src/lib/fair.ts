// Fair dice: what was promised of them before the deal, what this browser put in, and at the end whether both hold.
import { api } from "./api";
import type { TableNow } from "./wire";

const KEY = "tabard-fair";
const MOST = 50;

interface Deal {
  promise: string; // as it was told first
  value: string; // 128 bits of our own; empty if we put nothing in
}
type Kept = Record<string, Deal>;

let here: Kept = {}; // where storage is closed to us, as long as the page is open

function all(): Kept {
  try {
    return { ...here, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept) };
  } catch {
    return here;
  }
}

function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What we put into the dice of a table: drawn once, after its promise was told; nothing once it is dealt. */
export function partOf({ id, promise, state = "open" }: Pick<TableNow, "id" | "promise"> & { state?: TableNow["state"] }): string {
  const known = all()[id];
  const deal = { promise: known?.promise ?? promise, value: known?.value || (state === "open" ? drawn() : "") };
  here = Object.fromEntries(Object.entries({ ...all(), [id]: deal }).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // then it is known until the page is left
  }
  return deal.value;
}

/** What a journal proves to us: that our part is in, and that its secret was promised; null where that cannot be told here. */
export interface Proof {
  mine: boolean | null;
  kept: boolean | null;
}

export async function proofOf(id: string): Promise<Proof> {
  const deal = all()[id];
  return deal ? proven(deal, await api.journal(id)) : { mine: null, kept: null };
}

export async function proven(deal: Deal, journal: string): Promise<Proof> {
  const { dice, secret } = JSON.parse(journal.split("\n", 1)[0]!) as { dice: { fair: string; values: string[] }; secret: string };
  const found = await promised(secret);
  return { mine: deal.value ? dice.values.includes(deal.value) : null, kept: found === null ? null : found === deal.promise && dice.fair === deal.promise };
}

/** As the server makes a promise of a secret; browsers can do so only over TLS, or at their own machine. */
async function promised(secret: string): Promise<string | null> {
  if (!globalThis.crypto.subtle) return null;
  const bytes = new Uint8Array((secret.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const said = new Uint8Array([...new TextEncoder().encode("tabard promise"), ...bytes]);
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", said)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

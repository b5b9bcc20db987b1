// Links to the seats of the tables this browser has made: the server tells them once.
import { api } from "./api";
import type { Opened, TableNow } from "./wire";

const KEY = "tabard-links";
const MOST = 20;

type Kept = Record<string, { links: string[] }>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepLinks({ id, links }: Pick<Opened, "id" | "links">): void {
  const kept = Object.entries({ ...all(), [id]: { links } }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // then the host changes the links to see them again
  }
}

/** A link for each seat, and the last to watch; empty if they are not known here. */
export function linksOf(id: string): string[] {
  return all()[id]?.links ?? [];
}

/** Another link for a seat, or without one (-1) to watch; the old one opens nothing any more. */
export async function renew({ id, seats }: TableNow, seat: number): Promise<string> {
  const { link = "" } = await api.host(id, { do: "renew", seat });
  const links = Array.from({ length: seats.length + 1 }, (_, at) => linksOf(id)[at] ?? "");
  links[seat < 0 ? seats.length : seat] = link;
  keepLinks({ id, links });
  return link;
}

// Keys of the table: which do what, and when a stroke is meant for the table at all.
import { settings } from "./settings.svelte";

/** Single characters, which can be switched off, and what they do (`web-key-…`). */
export const CHARACTERS = ["w", "c", "l", "1–9", "i", "n", "?"] as const;
export const OTHERS = ["Enter", "Esc", "Tab"] as const;

/** Whether a stroke is for the table: not for a field, a dialog, the menu or the browser. */
export function meant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof HTMLElement && event.target.matches("input:not([type=range]), select, textarea")) return false;
  if (event.key.length === 1 && event.key !== " " && !settings.keys) return false;
  return !document.querySelector("dialog[open], :popover-open");
}

/** Whether Enter or the space bar already does something where the focus is. */
export function pressed(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("a, button, summary, input, select, textarea") !== null;
}

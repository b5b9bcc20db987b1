// Making a table: against bots at once, or with seats for friends.
import { api } from "./api";
import { partOf } from "./fair";
import { introduce, myName } from "./joining";
import { keepLinks } from "./links";
import { settings } from "./settings.svelte";
import type { Settings } from "./wire";

/** A new table at which one sits already; its id. */
export async function make(asked: Settings): Promise<string> {
  await introduce();
  const made = await api.make({ ...asked, lang: settings.language });
  keepLinks(made);
  const seat = asked.seats.indexOf("open");
  await api.sit(made.id, { name: myName(), seat, key: made.keys[seat]!, value: partOf(made), openly: asked.watch === "hands" }); // whoever made it so has agreed
  return made.id;
}

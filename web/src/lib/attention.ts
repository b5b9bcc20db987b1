// It is my turn: told by title and icon and a touch of the phone always; by a sound or a notice if one wants that.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** A page may sound only after somebody has touched it, and on some phones not again after a while: it is made ready with every touch. */
function ready(): void {
  if (!settings.sounds || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume().catch(() => undefined);
}

/** Soft notes one after the other, made by code; what cannot sound now shall not sound later. */
function play(pitches: number[], loudness: number, seconds: number): void {
  if (audio?.state !== "running") return;
  pitches.forEach((pitch, at) => {
    const [note, loud] = [audio!.createOscillator(), audio!.createGain()];
    const begin = audio!.currentTime + at * 0.14;
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, begin);
    loud.gain.exponentialRampToValueAtTime(loudness, begin + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    note.connect(loud).connect(audio!.destination);
    note.start(begin);
    note.stop(begin + seconds + 0.02);
  });
}

/** How the window is called, and whether it waits for me. */
export function titled(title: string, mine: boolean): void {
  document.title = (mine ? "● " : "") + title;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
}

/** A notice over other windows; phones allow it to the worker alone. */
async function notice(title: string, body: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const told = { body, tag: "tabard", icon: "/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, told);
  else new Notification(title, told);
}

/** Once, when a question is put to me. A page that is not seen cannot touch the phone; its notice does. */
export function call(title: string, question: string): void {
  if (settings.sounds) play([660, 880], 0.12, 0.3);
  if (!document.hidden) navigator.vibrate?.(80);
  if (settings.notices && document.hidden) void notice(title, question).catch(() => undefined); // then title and icon tell it
}

/** Each of the last seconds of my clock: a small tick. */
export function hurry(): void {
  if (settings.sounds) play([440], 0.06, 0.08);
}

/** Whoever wants notices allows them once. */
export async function allow(yes: boolean): Promise<void> {
  const granted = yes && "Notification" in window && (await Notification.requestPermission()) === "granted";
  settings.set({ notices: granted });
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string };
}

/** From now on. */
export function listen(): void {
  for (const touch of ["click", "keydown"]) addEventListener(touch, ready);
}

/** The small worker that keeps the shell; the address of a script must be one we vouch for. */
export function install(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const policies = (window as unknown as { trustedTypes?: Policies }).trustedTypes;
  const vouched = policies?.createPolicy("tabard", { createScriptURL: () => "/sw.js" }).createScriptURL("") ?? "/sw.js";
  void navigator.serviceWorker.register(vouched as string).catch(() => undefined); // then the page needs the network
}

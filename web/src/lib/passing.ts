// Passing a link on: by what the device has for it, by the clipboard, or, where there is neither, by selecting it.

export type Copied = "copied" | "selected"; // selected: it is only marked, and one copies it oneself

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Whoever changes their mind has not shared it, and that is no mistake. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Without https there is no clipboard: then the field is selected, and the browser asked to copy what is selected. */
export async function copy(text: string, field: HTMLInputElement): Promise<Copied> {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  if (done) return "copied";
  field.focus();
  field.select();
  return document.execCommand("copy") ? "copied" : "selected";
}

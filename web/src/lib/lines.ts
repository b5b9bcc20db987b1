// A text of which there is more than room: a little smaller; and if that is not enough, as many whole lines of it as fit into what it stands in, and dots,
// or as many as end with a sentence. With another key it is fitted anew.
const [LEAST, STEP] = [10, 0.5]; // pixels: how small letters may be, and by how much they get smaller

export const wholeLines = (_key: string) => (node: HTMLElement): (() => void) => {
  const fit = (): void => {
    const { style } = node;
    style.setProperty("-webkit-line-clamp", "none");
    style.fontSize = style.maxHeight = "";
    for (let size = parseFloat(getComputedStyle(node).fontSize) - STEP; size >= LEAST && cut(node); size -= STEP) style.fontSize = `${size}px`;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(node);
    const [high, around] = [parseFloat(lineHeight), parseFloat(paddingTop) + parseFloat(paddingBottom)];
    const lines = Math.floor((node.clientHeight - around) / high + 0.1);
    style.visibility = lines ? "" : "hidden";
    if (!cut(node)) return;
    const ends = sentence(node, node.getBoundingClientRect().top + parseFloat(paddingTop) + lines * high);
    if (ends) style.maxHeight = `${around + lines * high}px`; // the dots are where nobody sees them
    style.setProperty("-webkit-line-clamp", String(Math.max(1, lines) + Number(ends)));
  };
  const watch = new ResizeObserver(fit);
  for (const one of [node.parentElement!, ...node.parentElement!.children]) watch.observe(one); // what stands beside it may need its room
  return () => watch.disconnect();
};

const cut = (node: HTMLElement): boolean => node.scrollHeight > node.clientHeight + 2;

/** Whether what stands above this height ends with a sentence. */
function sentence(node: HTMLElement, bottom: number): boolean {
  const range = document.createRange();
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let before = "";
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    for (const word of text.nodeValue!.matchAll(/\S+/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (range.getBoundingClientRect().bottom > bottom + 2) return /[.!?]$/.test(before);
      before = word[0];
    }
  }
  return true;
}

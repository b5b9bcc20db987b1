// A text of which there is more than room: as many whole lines of it as fit into what it stands in, and dots. With another key it is fitted anew.
export const wholeLines = (_key: string) => (node: HTMLElement): (() => void) => {
  const fit = (): void => {
    node.style.setProperty("-webkit-line-clamp", "none");
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(node);
    const lines = Math.floor((node.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight) + 0.1);
    node.style.setProperty("-webkit-line-clamp", String(Math.max(1, lines)));
    node.style.visibility = lines ? "" : "hidden";
  };
  const watch = new ResizeObserver(fit);
  for (const one of [node.parentElement!, ...node.parentElement!.children]) watch.observe(one); // what stands beside it may need its room
  return () => watch.disconnect();
};

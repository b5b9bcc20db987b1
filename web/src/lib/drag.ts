// Dragging what can be touched, by mouse or finger: the same touches as pressing one thing after the other.
import type { Touch } from "./touch.svelte";

const FAR = 8; // pixels; less is a press

/** Whether a finger that moves so scrolls something here: then it does not drag. */
function scrolls(from: Element, sideways: boolean): boolean {
  for (let at = from.parentElement; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    const moves = sideways ? at.scrollWidth > at.clientWidth + 1 : at.scrollHeight > at.clientHeight + 1;
    if (moves && /auto|scroll/.test(sideways ? style.overflowX : style.overflowY)) return true;
  }
  return false;
}

/** A picture of it that follows the pointer, above everything. */
function picture(of: HTMLElement): HTMLElement {
  const ghost = of.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = of.getBoundingClientRect();
  for (const name of ["data-touch", "data-face", "id"]) ghost.removeAttribute(name);
  ghost.ariaHidden = "true";
  ghost.inert = true;
  ghost.popover = "manual";
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  of.parentElement!.append(ghost);
  ghost.showPopover();
  return ghost;
}

/** Lets a thing be dragged; `dropped` is called after each drag, for a click may follow that is none. */
export function draggable(touch: () => Touch, path: () => string, dropped: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let from = { x: 0, y: 0 };
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;

    const spotAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-touch]") ?? null;

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0 || path() === "") return;
      from = { x: event.clientX, y: event.clientY };
      for (const [name, hear] of ears) addEventListener(name, hear as EventListener, true);
    }

    function move(event: PointerEvent): void {
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost) {
        if (Math.hypot(x, y) < FAR) return;
        if ((event.pointerType !== "mouse" && scrolls(node, Math.abs(x) > Math.abs(y))) || !touch().lift(path())) return end();
        ghost = picture(node);
      }
      ghost.style.translate = `${x}px ${y}px`;
      const spot = spotAt(event.clientX, event.clientY);
      if (over !== spot) delete over?.dataset["over"];
      over = spot && touch().lit(spot.dataset["touch"]!) ? spot : null;
      if (over) over.dataset["over"] = "";
    }

    function up(event: PointerEvent): void {
      if (!ghost) return end();
      const away = Math.abs(event.clientY - from.y) > node.offsetHeight / 2; // out of its row, not along it
      const table = away && document.elementFromPoint(event.clientX, event.clientY)?.closest(".board") !== null;
      touch().drop(spotAt(event.clientX, event.clientY)?.dataset["touch"] ?? "", table);
      end();
      dropped();
    }

    function end(): void {
      for (const [name, hear] of ears) removeEventListener(name, hear as EventListener, true);
      if (!ghost) return;
      delete over?.dataset["over"];
      ghost.remove();
      ghost = over = null;
      touch().lifted = "";
    }

    function escape(event: KeyboardEvent): void {
      if (!ghost || event.key !== "Escape") return;
      event.preventDefault();
      end();
    }

    const ears: [string, (event: never) => void][] = [["pointermove", move], ["pointerup", up], ["pointercancel", end], ["keydown", escape]];

    const still = (event: TouchEvent) => {
      if (ghost && event.cancelable) event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("touchmove", still, { passive: false }); // else the page would be moved instead
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("touchmove", still);
    };
  };
}

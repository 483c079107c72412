import { type KeyboardEvent, useRef } from "react";
import { gridNeighbour } from "../grid-neighbour";

/**
 * Lets arrows, Home and End move the focus between the cells that `selector` finds in an element:
 * the one that is given the answer.
 */
export function useArrowKeys<Box extends HTMLElement>(selector: string) {
  const box = useRef<Box>(null);

  function move(event: KeyboardEvent) {
    const cells = [...(box.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const from = cells.findIndex((cell) => cell.contains(document.activeElement));
    const to = gridNeighbour(event.key, from, cells.map(placeOf));
    if (from < 0 || to === null) return;
    event.preventDefault();
    cells[to]?.focus();
  }

  return { ref: box, onKeyDown: move };
}

function placeOf(cell: HTMLElement) {
  const { left, top } = cell.getBoundingClientRect();
  return { left, top };
}

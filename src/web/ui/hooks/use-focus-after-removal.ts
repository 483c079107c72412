import { useEffect, useRef } from "react";

/**
 * For the heading of a list whose rows carry buttons: when a row goes and takes the focus with it,
 * the heading takes it, so that the keyboard stays where it was. Give the heading tabIndex -1.
 */
export function useFocusAfterRemoval<Heading extends HTMLElement>(rows: number) {
  const heading = useRef<Heading>(null);
  const before = useRef(rows);
  useEffect(() => {
    const focusWasLost = document.activeElement === document.body;
    if (rows < before.current && focusWasLost) heading.current?.focus({ preventScroll: true });
    before.current = rows;
  }, [rows]);
  return heading;
}

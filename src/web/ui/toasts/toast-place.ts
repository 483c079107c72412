/** As tall as a toast of three lines, in pixels. */
const tall = 120;

/** What a press belongs to, and a toast must not cover. */
const cards = "section, article, li, form, [role=dialog], [role=alertdialog]";

let pressed = { x: 0, y: 0 };

/** Remembers where it is pressed from now on. Gives how to stop it. */
export function followPresses(): () => void {
  const remember = ({ clientX: x, clientY: y }: PointerEvent) => {
    pressed = { x, y };
  };
  addEventListener("pointerdown", remember, { capture: true, passive: true });
  return () => removeEventListener("pointerdown", remember, { capture: true });
}

/**
 * Where a toast stands on a phone: at the top, unless that is where what was pressed is; then at the foot,
 * above the bar of places. A card as tall as the window is covered on the side away from the thumb.
 */
export function placeAway(): "top" | "foot" {
  const { x, y } = pressed;
  const card = document.elementFromPoint?.(x, y)?.closest(cards)?.getBoundingClientRect();
  const { top, bottom } = card ?? { top: y, bottom: y };
  if (top >= tall) return "top";
  if (bottom <= innerHeight - 2 * tall) return "foot";
  return y < innerHeight / 2 ? "foot" : "top";
}

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followPresses, placeAway } from "./toast-place";

let stop = () => {};

beforeEach(() => {
  vi.stubGlobal("innerHeight", 844);
  stop = followPresses();
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(document, "elementFromPoint");
  document.body.innerHTML = "";
});

/** Presses at a height of the window, in a card that reaches from `top` to `bottom`. */
function press(y: number, top: number, bottom: number) {
  document.body.innerHTML = "<section><button>Launch</button></section>";
  const [section, button] = [...document.querySelectorAll("section, button")];
  if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
  Object.assign(document, { elementFromPoint: () => button });
  dispatchEvent(new MouseEvent("pointerdown", { clientX: 100, clientY: y }));
}

it.each([
  ["stands at the top over a card below it", 480, 145, 900, "top"],
  ["stands at the foot below a card at the top", 80, 40, 300, "foot"],
  [
    "stands away from the thumb that pressed high in a card as tall as the window",
    300,
    -50,
    900,
    "foot",
  ],
  ["and low in it", 600, -50, 900, "top"],
])("a toast %s", (_, y, top, bottom, place) => {
  press(y, top, bottom);
  expect(placeAway()).toBe(place);
});

import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { slotTimes } from "../../../shared/testing/documented-day";
import type { GridSlot } from "./grid-slots";
import { SkyPicker } from "./sky-picker";
import type { Stretch } from "./sky-stretch";

/** The sky of a free day, ten pixels wide for each half hour; gives what is chosen on it. */
function openSky(chosen: Stretch | null) {
  const choices: Stretch[] = [];
  const slots = slotTimes.map(
    (startTime): GridSlot => ({ startTime, state: "available", misfit: null }),
  );
  const { container } = render(
    <SkyPicker
      {...{ slots, chosen, sun: null, open: slots.map(() => true), duration: 1 }}
      {...{ kept: null, pointed: null, onDraw: () => {} }}
      onChoose={(stretch) => choices.push(stretch)}
    />,
  );
  const sky = container.querySelector("[data-sky]");
  if (!(sky instanceof HTMLElement)) throw new Error("There is no sky.");
  sky.getBoundingClientRect = () => new DOMRect(0, 0, slotTimes.length * 10, 60);
  sky.setPointerCapture = () => {};
  const finger = (type: string, time: string) => {
    const clientX = slotTimes.indexOf(time) * 10 + 5;
    sky.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX }));
  };
  return { choices, finger };
}

it("takes the outing under a finger that lifts before the last of its stroke was drawn", () => {
  const { choices, finger } = openSky({ startTime: "13:00", duration: 2.5 });
  act(() => finger("pointerdown", "14:00"));
  act(() => finger("pointermove", "15:30"));
  act(() => {
    finger("pointermove", "16:00");
    finger("pointerup", "16:00");
  });
  expect(choices).toEqual([{ startTime: "15:00", duration: 2.5 }]);
});

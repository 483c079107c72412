import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { slotTimes } from "../../../shared/testing/documented-day";
import type { ClockTime } from "../../../shared/time/clock-times";
import { EarlierStarts } from "./earlier-starts";
import type { GridSlot } from "./grid-slots";
import { SlotGrid } from "./slot-grid";

const nothing = () => {};

/** The starts of today at a time of the day, with one chosen before. */
function showAt(now: ClockTime, chosen: ClockTime | null = null, today = true) {
  const slots = slotTimes.map((startTime): GridSlot => {
    const state = startTime < now ? "past" : "available";
    return { startTime, state, misfit: null };
  });
  const drawn = { sun: null, duration: 1, pointed: null, inTheWay: null, waitable: [] };
  const told = { onChoose: nothing, onWait: nothing, onPoint: nothing };
  render(
    <>
      <EarlierStarts slots={slots} today={today} />
      <SlotGrid slots={slots} chosen={chosen} {...drawn} {...told} />
    </>,
  );
}

const earlier = () => screen.queryByText("Earlier today")?.closest("details") ?? null;
const startsIn = (part: HTMLElement | null) =>
  part ? within(part).getAllByRole("button", { hidden: true }) : [];

describe("starts that have passed", () => {
  it("are folded away by their names, and none of the day is lost", () => {
    showAt("20:30");
    expect(earlier()?.open).toBe(false);
    const over = startsIn(earlier());
    expect(over[0]?.getAttribute("aria-label")).toBe("5:00 AM, past");
    for (const start of over) expect(start.getAttribute("aria-disabled")).toBe("true");
    const ahead = startsIn(screen.getByRole("toolbar"));
    expect(ahead[0]?.getAttribute("aria-label")).toBe("8:30 PM, available");
    expect([over.length, ahead.length]).toEqual([31, 3]);
  });

  it("are shown where the day has no others", () => {
    showAt("23:00");
    expect(earlier()?.open).toBe(true);
    expect(startsIn(earlier())).toHaveLength(34);
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  it("are not called today's on a day that has passed", () => {
    showAt("23:00", null, false);
    expect(earlier()).toBeNull();
    expect(screen.getByText("Past starts of that day")).toBeTruthy();
  });

  it("are nowhere before the first", () => {
    showAt("00:20");
    expect(earlier()).toBeNull();
  });

  it("leave the grid its tab stop, even when one of them is chosen", () => {
    showAt("12:30", "06:00");
    const stops = screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((stop) => stop.dataset.slot)).toEqual(["12:30"]);
  });
});

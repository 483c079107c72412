import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { keepInAddress, useInAddress } from "./use-in-address";

it("draws whoever asks for one word of the address only when that changes, and keeps the others", () => {
  history.replaceState(null, "", "/booking-simple/1?date=2026-11-28&start=08:00");
  let drawn = 0;
  function Start() {
    drawn += 1;
    return <p>{useInAddress("start") ?? "none"}</p>;
  }
  render(<Start />);
  expect(screen.getByText("08:00")).toBeDefined();
  expect(drawn).toBe(1);

  act(() => keepInAddress({ date: "2026-11-29", duration: "2" }));
  expect(drawn).toBe(1);
  act(() => keepInAddress({ start: "09:30" }));
  expect(screen.getByText("09:30")).toBeDefined();
  expect(drawn).toBe(2);
  expect(location.pathname + location.search).toBe(
    "/booking-simple/1?date=2026-11-29&start=09%3A30&duration=2",
  );
});

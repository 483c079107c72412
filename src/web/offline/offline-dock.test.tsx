import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetDock } from "../offline-queue/forget-outing";
import { keptPendingActions } from "../offline-queue/pending-actions";
import { testOuting } from "../testing/outing";
import { keepDock, keptDock } from "./kept-dock";
import { OfflineDock } from "./offline-dock";

const dock = { memberId: 3, offsetMinutes: -420, outings: [testOuting()] };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T19:20:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("launches and lands by the device's clock, and keeps kilometres and words", async () => {
  render(<OfflineDock dock={dock} />);
  await press("Launch");
  expect(screen.getByText(/Out since 12:20 PM/)).toBeTruthy();
  vi.setSystemTime(new Date("2026-11-20T20:31:00Z"));
  await press("Back at the dock");
  await userEvent.type(screen.getByLabelText("Kilometres"), "6.2");
  await userEvent.type(screen.getByLabelText(/Note/), "Flat");
  vi.setSystemTime(new Date("2026-11-20T20:31:20Z"));
  await press("Save");
  expect(keptPendingActions()).toMatchObject([
    { act: "launch", by: "member 3", bookingId: 7, at: "2026-11-20T19:20:00.000Z" },
    { act: "land", at: "2026-11-20T20:31:00.000Z" },
    { act: "land", kilometres: 6.2, note: "Flat" },
  ]);
});

it("has nothing to press for an outing of another time", () => {
  vi.setSystemTime(new Date("2026-11-20T18:00:00Z"));
  render(<OfflineDock dock={dock} />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("is there until it is forgotten", () => {
  keepDock(dock);
  expect(keptDock()).toEqual(dock);
  forgetDock();
  expect(keptDock()).toBeNull();
});

it.each([
  ["is no JSON", "{"],
  ["has no outings", JSON.stringify({ ...dock, outings: null })],
  ["has outings of another shape", JSON.stringify({ ...dock, outings: [{ bookingId: 7 }] })],
])("reads as none when what is stored %s", (_, stored) => {
  localStorage.setItem("dockOutings", stored);
  expect(keptDock()).toBeNull();
});

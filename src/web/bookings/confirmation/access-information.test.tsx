import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Answers } from "../../testing/answers";
import { testCodes } from "../../testing/codes";
import { memberBooking } from "../../testing/member-booking";
import { showScreen } from "../../testing/show-screen";
import { AccessCodes } from "./access-information";

const codes = { gateCode: "1357", shedCode: "2468", washroomCode: "", accessInstructions: "" };
const shown = testCodes({ access: codes });
const withheld = testCodes({ access: null });
const booked = [memberBooking({ id: 42 })];
const failed = () => Promise.reject(new Error("no"));
const never = () => new Promise<never>(() => {});

const show = (answers: Answers) =>
  showScreen(<AccessCodes bookingId={42} />, {
    "bookings.mine": booked,
    "bookings.accessCodes": shown,
    ...answers,
  });

const busy = () => document.querySelector("[aria-busy=true]");

it("says to ask the club for a code that the club left empty, and for no other", async () => {
  show({});
  expect(await screen.findByText("4-7-1-2")).toBeTruthy();
  expect(screen.getByText("1-3-5-7")).toBeTruthy();
  expect(screen.getByText("2-4-6-8")).toBeTruthy();
  expect(screen.getAllByText("Ask the club")).toHaveLength(1);
});

it("says so for a boat without a lock code", async () => {
  const boat = { name: "Heron", lockCode: null };
  show({ "bookings.mine": [memberBooking({ id: 42, boat })] });
  expect(await screen.findAllByText("Ask the club")).toHaveLength(2);
});

it.each<[string, Answers]>([
  ["bookings.mine", { "bookings.mine": never }],
  ["bookings.accessCodes", { "bookings.accessCodes": never }],
])("shows the shape of what is coming while %s has yet to answer", async (_, answers) => {
  show(answers);
  await waitFor(() => expect(busy()).toBeTruthy());
  expect(screen.queryByText("Ask the club")).toBeNull();
});

/** What answers one way first, and another from then on. */
const firstThen = <Answer,>(first: () => Answer | Promise<never>, then: Answer) => {
  const answer = vi.fn<() => Answer | Promise<never>>(() => then);
  return answer.mockImplementationOnce(first);
};

it.each<[string, () => Answers]>([
  ["the bookings fail", () => ({ "bookings.mine": firstThen(failed, booked) })],
  ["the bookings come without it", () => ({ "bookings.mine": firstThen(() => [], booked) })],
  ["the codes fail", () => ({ "bookings.accessCodes": firstThen(failed, shown) })],
  ["the codes are withheld", () => ({ "bookings.accessCodes": firstThen(() => withheld, shown) })],
])("says that the codes did not load when %s, and loads them when asked", async (_, answers) => {
  show(answers());
  expect(await screen.findByText("The codes did not load")).toBeTruthy();
  expect(screen.queryByText("Ask the club")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("4-7-1-2")).toBeTruthy();
  expect(screen.getByText("1-3-5-7")).toBeTruthy();
});

it("says when the codes appear that are not shown yet", async () => {
  const codesFrom = { date: "2026-11-21", time: "05:30", orAtLaunch: false };
  const boat = { name: "Heron", lockCode: null };
  show({
    "bookings.mine": [memberBooking({ id: 42, boat, codesFrom })],
    "bookings.accessCodes": testCodes({ access: null, codesShown: 30 }),
  });
  expect(
    await screen.findByText("Codes appear tomorrow at 5:30 AM, on your dashboard."),
  ).toBeTruthy();
  expect(screen.queryByText("The codes did not load")).toBeNull();
});

import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { memberBooking } from "../../testing/member-booking";
import { type Answers, showScreen } from "../../testing/show-screen";
import { AccessCodes } from "./access-information";

const codes = { gateCode: "1357", shedCode: "2468", washroomCode: "", accessInstructions: "" };
const booked = [memberBooking({ id: 42 })];
const failed = () => Promise.reject(new Error("no"));
const never = () => new Promise(() => {});

const show = (answers: Answers) =>
  showScreen(<AccessCodes bookingId={42} />, {
    "bookings.mine": booked,
    "bookings.accessCodes": { access: codes },
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

it.each(["bookings.mine", "bookings.accessCodes"])(
  "shows the shape of what is coming while %s has yet to answer",
  async (path) => {
    show({ [path]: never });
    await waitFor(() => expect(busy()).toBeTruthy());
    expect(screen.queryByText("Ask the club")).toBeNull();
  },
);

it.each([
  ["the bookings fail", "bookings.mine", failed, booked],
  ["the bookings come without it", "bookings.mine", () => [], booked],
  ["the codes fail", "bookings.accessCodes", failed, { access: codes }],
  ["the codes are withheld", "bookings.accessCodes", () => ({ access: null }), { access: codes }],
])(
  "says that the codes did not load when %s, and loads them when asked",
  async (_, path, first, then) => {
    let answer: () => unknown = first;
    show({ [path]: () => answer() });
    expect(await screen.findByText("The codes did not load")).toBeTruthy();
    expect(screen.queryByText("Ask the club")).toBeNull();
    answer = () => then;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("4-7-1-2")).toBeTruthy();
    expect(screen.getByText("1-3-5-7")).toBeTruthy();
  },
);

it("says when the codes appear that are not shown yet", async () => {
  const codesFrom = { date: "2026-11-21", time: "05:30", orAtLaunch: false };
  const boat = { name: "Heron", lockCode: null };
  show({
    "bookings.mine": [memberBooking({ id: 42, boat, codesFrom })],
    "bookings.accessCodes": { access: null, codesShown: 30 },
  });
  expect(
    await screen.findByText("Codes appear tomorrow at 5:30 AM, on your dashboard."),
  ).toBeTruthy();
  expect(screen.queryByText("The codes did not load")).toBeNull();
});

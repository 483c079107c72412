import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MoveBookingInput } from "../../shared/bookings/booking-schemas";
import { calmFacts } from "../../shared/testing/calm-facts";
import { adminBooking } from "../testing/admin-booking";
import type { AnswerOf, Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testMoved } from "../testing/booked";
import { testCodes } from "../testing/codes";
import { knownMember } from "../testing/known-member";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { memberBooking } from "../testing/member-booking";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { BoatBooking } from "./boat-booking";

const span = { bookingDate: "2026-11-20", startTime: "16:00", duration: 1 };
const kept = memberBooking({ id: 42, reference: "WRC-0042", boatId: 1, ...span, hoursUsed: 1 });
const taken = { ...span, status: "confirmed" as const };
const lies = { boatId: 1, dateStr: "2026-11-20", timeStr: "16:00", duration: 1 };
const tango = testBoat({ id: 2, name: "Tango", category: "double" });

const server: Answers = {
  "auth.me": null,
  "boats.get": testBoat(),
  "boats.gates": calmFacts(),
  "boats.list": [testBoat(), tango],
  "boats.availability": { bookings: [taken], blocks: [], closures: [] },
  "bookings.mine": [kept],
  "bookings.accessCodes": testCodes({ access: null }),
};

afterEach(() => dismissToast());

const address = (move: number) =>
  `/booking-simple/1?date=2026-11-20&start=16:00&duration=1&move=${move}`;

const theirs = adminBooking({ id: 7, memberName: "Lee Marsh", time: "16:00", hoursUsed: 1 });
const adminMovesLees: Answers = {
  "auth.me": testMe({ isAdmin: true }),
  "bookings.mine": [],
  "admin.booking": theirs,
  "admin.member": knownMember({ hoursRemaining: 2 }, { bookings: [theirs] }),
};

const refusal = (code: string, message: string) =>
  TRPCClientError.from({ error: { message, code: -32000, data: { refusal: code } } });

async function open(answers: Answers = {}, move = 42) {
  const member = testMember({ hoursRemaining: 5 });
  showScreen(<BoatBooking boatId={1} member={member} />, { ...server, ...answers }, address(move));
  return userEvent.setup();
}
const cell = (name: RegExp) => screen.findByRole("button", { name });
const move = () => screen.getByRole("button", { name: "Move Booking" });

describe("the booking page that moves a booking", () => {
  it("draws the old outing, which can be stayed in, and says that it stands", async () => {
    await open();
    expect((await cell(/^4:00 PM/)).getAttribute("aria-label")).toBe(
      "4:00 PM, your outing as it is, available",
    );
    expect((await cell(/^4:30 PM/)).getAttribute("aria-label")).toContain("your outing as it is");
    expect((await cell(/^5:00 PM/)).getAttribute("aria-label")).toBe("5:00 PM, available");
    expect(await screen.findByText("Moving Fri 4:00 PM")).toBeTruthy();
    expect(screen.getByText(/It stays yours until you press Move Booking/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Confirm Booking" })).toBeNull();
  });

  it("says what more it costs, and what comes back, before it is pressed", async () => {
    const user = await open();
    await cell(/^4:00 PM/);
    expect(screen.getByText("Press another start.")).toBeTruthy();
    await user.click(await cell(/^5:00 PM/));
    expect(screen.getByText("Same cost: 1 hour")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "2.5 hours" }));
    expect(screen.getByText("costs 1.5 hours more, leaves 3.5")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "0.5 hours" }));
    expect(screen.getByText("0.5 hours come back, leaves 5.5")).toBeTruthy();
  });

  it("moves by keyboard, and shows what is booked now", async () => {
    const moved = vi.fn(({ id }: MoveBookingInput) =>
      testMoved({ ...span, id, startTime: "16:30" }, { hoursRemaining: 5 }),
    );
    const user = await open({ "bookings.move": moved });
    (await cell(/^4:00 PM/)).focus();
    await user.keyboard("{ArrowRight}{Enter}");
    await user.click(move());
    expect(moved).toHaveBeenCalledExactlyOnceWith({
      id: 42,
      boatId: 1,
      dateStr: "2026-11-20",
      timeStr: "16:30",
      duration: 1,
      seen: lies,
    });
    expect(await screen.findByRole("heading", { name: "Booking Moved" })).toBeTruthy();
    expect(window.location.search).not.toContain("move=42");
    expect(screen.getByRole("button", { name: "Confirm Booking" })).toBeTruthy();
  });

  it("sends nothing where nothing is new", async () => {
    const moved = vi.fn();
    const user = await open({ "bookings.move": moved });
    await cell(/^4:00 PM/);
    await user.click(move());
    expect(screen.getByText("Nothing New Yet")).toBeTruthy();
    expect(moved).not.toHaveBeenCalled();
  });

  it("leads to another boat with the same booking in hand", async () => {
    const user = await open();
    await user.click(await screen.findByRole("radio", { name: "Tango" }));
    expect(window.location.pathname + window.location.search).toBe(
      address(42).replace("simple/1", "simple/2").replace("16:00", "16%3A00"),
    );
  });

  it("asks for nobody's booking where an admin's address names none", async () => {
    const asked = vi.fn(() => theirs);
    const answers = { ...server, ...adminMovesLees, "admin.booking": asked };
    const plain = "/booking-simple/1?date=2026-11-20";
    showScreen(<BoatBooking boatId={1} member={testMember()} />, answers, plain);
    await cell(/^5:00 PM/);
    expect(asked).not.toHaveBeenCalled();
  });

  it("lets an admin move somebody's, and counts their hours", async () => {
    const moved = vi.fn(() => new Promise<never>(() => undefined));
    const user = await open({ ...adminMovesLees, "bookings.move": moved }, 7);
    expect(await screen.findByText("Moving Fri 4:00 PM for Lee Marsh")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "2.5 hours" }));
    expect(screen.getByText("costs 1.5 hours more, leaves 0.5")).toBeTruthy();
    await user.click(move());
    expect(moved).toHaveBeenCalledExactlyOnceWith({
      id: 7,
      boatId: 1,
      dateStr: "2026-11-20",
      timeStr: "16:00",
      duration: 2.5,
      seen: lies,
    });
  });

  it("says where an admin may not put somebody's, before anything is sent", async () => {
    const moved = vi.fn();
    const user = await open({ ...adminMovesLees, "bookings.move": moved }, 7);
    expect((await cell(/^9:00 PM/)).getAttribute("aria-label")).toBe(
      "9:00 PM, available, no start for a member's booking",
    );
    expect((await cell(/^8:00 PM/)).getAttribute("aria-label")).toBe("8:00 PM, available");
    await user.click(await cell(/^9:00 PM/));
    const said = screen.getAllByText("Bookings for members start between 5:00 AM and 8:00 PM.");
    expect(said.length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Choose 8:00 PM instead" })).toBeTruthy();
  });

  it("asks an admin why where a rule refused it, and sends the reason", async () => {
    const moved = vi.fn(({ override }: MoveBookingInput) => {
      if (!override) throw refusal("OUTSIDE_DAYLIGHT", "That would be in the dark.");
      return new Promise<never>(() => undefined);
    });
    const user = await open({ ...adminMovesLees, "bookings.move": moved }, 7);
    await user.click(await cell(/^5:00 PM/));
    await user.click(move());
    const why = await screen.findByRole("textbox", { name: "Move it all the same, because" });
    expect(screen.getByRole("alert").textContent).toContain("That would be in the dark.");
    expect(document.activeElement).toBe(why);
    await user.keyboard(" A coach is beside them ");
    await user.click(move());
    expect(moved).toHaveBeenCalledTimes(2);
    expect(moved).toHaveBeenLastCalledWith({
      id: 7,
      boatId: 1,
      dateStr: "2026-11-20",
      timeStr: "17:00",
      duration: 1,
      override: "A coach is beside them",
      seen: lies,
    });
  });

  it("says that somebody else has moved it, and moves it from where it lies by then", async () => {
    const moved = vi.fn((_: MoveBookingInput): AnswerOf<"bookings.move"> => {
      throw refusal("CHANGED_SINCE", "Somebody else has changed this.");
    });
    let startTime = "16:00";
    const user = await open({
      "bookings.move": moved,
      "bookings.mine": () => [{ ...kept, startTime }],
    });
    await user.click(await cell(/^5:00 PM/));
    startTime = "15:00";
    await user.click(move());
    expect(await screen.findByText(/^Somebody else has moved it meanwhile/)).toBeTruthy();
    expect(await screen.findByText(/3:00 PM – 4:00 PM\.$/)).toBeTruthy();
    await user.click(move());
    expect(moved.mock.calls.map(([{ seen }]) => seen)).toEqual([
      lies,
      { ...lies, timeStr: "15:00" },
    ]);
  });

  it.each([
    ["a member", "OUTSIDE_DAYLIGHT", {}, 42],
    ["an admin", "BOAT_BLOCKED", adminMovesLees, 7],
  ])("asks %s for no reason that would not pass a refusal (%s)", async (_, code, who, named) => {
    const refuse = () => {
      throw refusal(code, "Not there.");
    };
    const user = await open({ ...who, "bookings.move": refuse }, named);
    await user.click(await cell(/^5:00 PM/));
    await user.click(move());
    expect(await screen.findByText(/Not there. The booking stays as it was/)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /because/ })).toBeNull();
  });

  it.each([
    ["is cancelled", [{ ...kept, status: "cancelled" as const }], 42],
    ["has started", [{ ...kept, startTime: "12:00" }], 42],
    ["is nobody's", [kept], 7],
  ])("offers no planner for a booking that %s", async (_, mine, named) => {
    await open({ "bookings.mine": mine }, named);
    expect(await screen.findByText("This booking cannot be moved")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Booking$/ })).toBeNull();
  });
});

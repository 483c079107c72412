import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BookBoatInput } from "../../shared/bookings/booking-schemas";
import { calmFacts } from "../../shared/testing/calm-facts";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testBooked } from "../testing/booked";
import { testCodes } from "../testing/codes";
import { testMember } from "../testing/member";
import { memberBooking } from "../testing/member-booking";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { BoatBooking } from "./boat-booking";

const outing = (bookingDate: string, startTime: string, duration: number) => ({
  bookingDate,
  startTime,
  duration,
  status: "confirmed" as const,
});

const booked = ({ boatId, dateStr, timeStr, duration }: BookBoatInput) =>
  testBooked({ id: 42, boatId, ...outing(dateStr, timeStr, duration), hoursUsed: duration }, 8.5);

const nothingOn = { bookings: [], blocks: [], closures: [] };
const server: Answers = {
  "auth.me": null,
  "boats.get": testBoat(),
  "boats.gates": calmFacts(),
  "boats.availability": { ...nothingOn, bookings: [outing("2026-11-20", "16:00", 1.5)] },
  "bookings.mine": [],
  "bookings.accessCodes": testCodes({ access: null }),
};

afterEach(() => dismissToast());

async function open(answers: Answers = {}) {
  showScreen(<BoatBooking boatId={1} member={testMember()} />, { ...server, ...answers });
  await screen.findByRole("button", { name: /^1:00 PM/ });
  return userEvent.setup();
}
const cell = (name: RegExp) => screen.getByRole("button", { name });
const confirm = () => screen.getByRole("button", { name: "Confirm Booking" });

describe("the booking page", () => {
  it("shows the day's states by name", async () => {
    await open();
    await screen.findByRole("button", { name: "4:30 PM, booked until 5:30 PM" });
    expect(cell(/^12:00 PM/).getAttribute("aria-label")).toBe("12:00 PM, past");
    expect(cell(/^12:30 PM/).getAttribute("aria-label")).toBe("12:30 PM, available");
    expect(cell(/^9:30 PM/).getAttribute("aria-label")).toContain("too late for 1 hour");
    expect(document.querySelectorAll("[data-slot]")).toHaveLength(34);
  });

  it("speaks of no minimum beside a choice that begins with half an hour", async () => {
    await open();
    expect(screen.getByRole("radio", { name: "0.5 hours" })).toBeDefined();
    expect(screen.queryByText(/minimum/i)).toBeNull();
  });

  it("steps through the days, never before today or past the horizon", async () => {
    const user = await open();
    const previous = cell(/^Previous day$/);
    expect(previous.hasAttribute("disabled")).toBe(true);
    expect(screen.getByText("Today")).toBeDefined();
    await user.click(cell(/^Next day$/));
    expect(screen.getByText("Tomorrow")).toBeDefined();
    expect(previous.hasAttribute("disabled")).toBe(false);
    await user.click(cell(/^Next day$/));
    expect(screen.getByText("Available")).toBeDefined();
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2027-02-20" } });
    expect(screen.getByText("Saturday, February 20")).toBeDefined();
    expect(cell(/^Next day$/).hasAttribute("disabled")).toBe(true);
  });

  it("begins with what its address names, and keeps there what is chosen", async () => {
    const at = "/booking-simple/1?date=2026-11-28&start=08:00&duration=1.5";
    showScreen(<BoatBooking boatId={1} member={testMember()} />, server, at);
    expect(await screen.findByText('8:00 AM – 9:30 AM · Solo 14 "Heron"')).toBeDefined();
    expect(screen.getByText("Saturday, November 28")).toBeDefined();
    const start = await screen.findByRole("button", { name: /^8:00 AM/ });
    expect(start.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(screen.getByRole("radio", { name: "2 hours" }));
    expect(window.location.search).toBe("?date=2026-11-28&start=08%3A00&duration=2");
  });

  it("asks for a date when there is none", async () => {
    const user = await open();
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "" } });
    expect(screen.getByText("Choose a day to see when the boat is free.")).toBeDefined();
    expect(screen.queryByText("Please select a date first")).toBeNull();
    await user.click(confirm());
    expect(await screen.findByText("Date Required")).toBeDefined();
    expect(screen.getAllByText("Please select a date first")).toHaveLength(1);
  });

  it("states the outing pointed at, with its cost and what it leaves, until one is chosen", async () => {
    const user = await open();
    await user.click(screen.getByRole("radio", { name: "1.5 hours" }));
    await user.hover(cell(/^6:30 PM/));
    const total = screen.getByText(/^costs/);
    expect(total.textContent).toBe("costs 1.5 hours, leaves 8.5");
    expect(screen.getByText('6:30 PM – 8:00 PM · Solo 14 "Heron"')).toBeDefined();
    await user.click(cell(/^1:00 PM/));
    expect(cell(/^1:00 PM/).getAttribute("aria-pressed")).toBe("true");
    await user.hover(cell(/^6:30 PM/));
    expect(screen.getByText('1:00 PM – 2:30 PM · Solo 14 "Heron"')).toBeDefined();
  });

  it("answers a start that does not fit with the documented refusal and sends nothing", async () => {
    const book = vi.fn();
    const user = await open({ "bookings.book": book });
    await user.click(screen.getByRole("radio", { name: "2 hours" }));
    await user.click(cell(/^9:00 PM/));
    expect(await screen.findByText("Invalid Duration")).toBeDefined();
    const sentence =
      "A 2 hour booking starting at 9:00 PM would extend past our 10pm closing time. " +
      "Please select an earlier time or shorter duration.";
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    await user.click(confirm());
    expect(book).not.toHaveBeenCalled();
  });

  it("names what is in the way of a start, marks it, and offers what would do as a press", async () => {
    const user = await open();
    await user.click(screen.getByRole("radio", { name: "3 hours" }));
    await user.click(cell(/^2:30 PM/));
    const total = screen.getByText('2:30 PM – 5:30 PM · Solo 14 "Heron"').closest("output");
    expect(total?.textContent).toContain("The boat goes out again at 4:00 PM.");
    expect(cell(/^4:00 PM/).className).toContain("border-signal");
    await user.click(screen.getByRole("button", { name: "Choose 1.5 hours instead" }));
    expect(screen.getByText('2:30 PM – 4:00 PM · Solo 14 "Heron"')).toBeDefined();
    expect(screen.getByText("costs 1.5 hours, leaves 8.5")).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "1.5 hours" }).checked).toBe(true);
    expect(cell(/^4:00 PM/).className).not.toContain("border-signal");
    expect(screen.queryByRole("button", { name: /instead$/ })).toBeNull();
  });

  it("groups the starts ahead by the sun of that date", async () => {
    await open();
    const groups = within(screen.getByRole("toolbar")).getAllByRole("region");
    const titles = groups.map((group) => within(group).getByRole("heading").textContent);
    expect(titles).toEqual(["Afternoon", "After sunset5:29 PM"]);
  });

  it("says of a retired boat that it is, to staff who open it by its address", async () => {
    const boat = testBoat({ managerDisabled: true });
    showScreen(<BoatBooking boatId={1} member={testMember({ isManager: true })} />, {
      ...server,
      "boats.get": boat,
    });
    expect(await screen.findByRole("heading", { name: `${boat.name} is retired` })).toBeDefined();
    expect(screen.queryByRole("button", { name: /available/ })).toBeNull();
  });

  it.each([
    ["once where it does", true, 1],
    ["nowhere where that mail is switched off", false, 0],
  ])("says that facility information comes by e-mail %s", async (_, mailed, times) => {
    const user = await open({
      "bookings.book": booked,
      "bookings.accessCodes": testCodes({ access: null, mailed }),
    });
    const said = () => screen.queryAllByText(/Facility information/);
    await waitFor(() => expect(said()).toHaveLength(times));
    await user.click(cell(/^6:00 PM/));
    await user.click(confirm());
    await screen.findByRole("region", { name: "Booking Confirmed" });
    await waitFor(() => expect(said()).toHaveLength(times));
  });

  it("books once, shows the pass with its codes beside the grid, and starts over when asked", async () => {
    const book = vi.fn(booked);
    const mine = [memberBooking({ id: 42, boat: { name: 'Solo 14 "Heron"', lockCode: "4712" } })];
    const codes = {
      gateCode: "1357",
      shedCode: "2468",
      washroomCode: "9911",
      accessInstructions: "",
    };
    const user = await open({
      "bookings.book": book,
      "bookings.mine": () => (book.mock.calls.length ? mine : []),
      "bookings.accessCodes": () => testCodes({ access: book.mock.calls.length ? codes : null }),
    });
    await user.click(screen.getByRole("radio", { name: "1.5 hours" }));
    await user.click(cell(/^6:00 PM/));
    await user.dblClick(confirm());
    const pass = await screen.findByRole("region", { name: "Booking Confirmed" });
    expect(book.mock.calls).toEqual([
      [{ boatId: 1, dateStr: "2026-11-20", timeStr: "18:00", duration: 1.5 }],
    ]);
    expect(within(pass).getByText("WRC-0042")).toBeDefined();
    expect(within(pass).getByText("8.5 hours")).toBeDefined();
    expect(await within(pass).findByText("4-7-1-2")).toBeDefined();
    expect(within(pass).getByText("1-3-5-7")).toBeDefined();
    expect(cell(/^7:00 PM/).getAttribute("aria-label")).toContain("CONFIRMED");
    await user.click(within(pass).getByRole("button", { name: "Make Another Booking" }));
    expect(screen.queryByText("WRC-0042")).toBeNull();
    expect(cell(/^1:00 PM/)).toBeDefined();
  });

  it("keeps what was chosen when the server refuses, says why and looks again", async () => {
    const availability = vi.fn(() => nothingOn);
    const sentence = "Someone else has just booked that time. Please select another time.";
    const refuse = () => {
      throw new TRPCClientError(sentence, {
        result: { error: { code: -32603, message: sentence, data: { httpStatus: 409 } } },
      });
    };
    const user = await open({ "bookings.book": refuse, "boats.availability": availability });
    await user.click(screen.getByRole("radio", { name: "2 hours" }));
    await user.click(cell(/^6:00 PM/));
    const before = availability.mock.calls.length;
    await user.click(confirm());
    expect(await screen.findByText("Booking Failed")).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
    await waitFor(() => expect(availability.mock.calls.length).toBe(before + 1));
    expect(cell(/^6:00 PM/).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "2 hours" }).checked).toBe(true);
  });

  it("has one tab stop in the grid, moved by the arrow keys", async () => {
    const user = await open();
    const cells = within(screen.getByRole("toolbar")).getAllByRole("button");
    const stops = () => cells.filter((each) => each.tabIndex === 0);
    expect(stops().map((each) => each.dataset.slot)).toEqual(["12:30"]);
    stops()[0]?.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(cell(/^1:30 PM/));
    expect(stops()).toEqual([cell(/^1:30 PM/)]);
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(cell(/^12:30 PM/));
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(cell(/^9:30 PM/));
  });

  it("says so when the boat cannot be loaded, with the way back to the boats", async () => {
    showScreen(<BoatBooking boatId={1} member={testMember()} />, { ...server, "boats.get": [] });
    expect(await screen.findByText("Failed to load boat details")).toBeDefined();
    const back = screen.getByRole<HTMLAnchorElement>("link", { name: "Back to Boats" });
    expect(back.getAttribute("href")).toBe("/boats");
  });
});

import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { BoatsUnreadable } from "../calls/foreign-answers";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { showScreen, testClub } from "../testing/show-screen";
import { BoatsPage } from "./boats-page";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const heron = testBoat();
const orca = testBoat({ id: 3, name: 'Tango 17 "Orca"', category: "double", capacity: 3 });
const cormorant = testBoat({ ...orca, id: 4, name: 'Tango 17 "Cormorant"', available: false });
const gull = testBoat({ id: 5, name: 'Solo 14 "Old Gull"', managerDisabled: true });

const emptyDiaries = [1, 3, 4, 5].map((boatId) => ({
  boatId,
  bookings: [],
  blocks: [],
  closures: [],
}));

function open(boats: BoatView[], member: MemberView | null, more: Answers = {}) {
  showScreen(<BoatsPage />, {
    "auth.me": member && testMe(member),
    "boats.list": boats,
    "boats.diaries": emptyDiaries,
    "boats.winds": [],
    ...more,
  });
}
const cardOf = async (name: string) =>
  within(await screen.findByRole("listitem", { name: new RegExp(name) }));

describe("the boats screen", () => {
  it("shows solos first, hides retired boats and says which are unavailable", async () => {
    open([cormorant, orca, gull, heron], testMember());
    await cardOf("Heron");
    const cards = screen.getByRole("list", { name: "Boats" });
    const titles = within(cards).getAllByRole("heading", { level: 2 });
    const names = titles.map((title) => title.textContent);
    expect(names).toEqual([heron.name, cormorant.name, orca.name]);
    const offline = await cardOf("Cormorant");
    expect(offline.getByText("Unavailable")).toBeDefined();
    expect(offline.getByRole("button", { name: "Select Boat" }).hasAttribute("disabled")).toBe(
      true,
    );
  });

  it("makes rows of more than eight boats, each of which unfolds to its card", async () => {
    const nine = Array.from({ length: 9 }, (_, nr) =>
      testBoat({ id: nr + 1, name: `Skiff ${nr + 1}` }),
    );
    open(nine, testMember());
    await screen.findByRole("list", { name: "Boats" });
    const row = await cardOf("Skiff 9");
    expect(row.queryByRole("link", { name: "Select Boat Skiff 9" })).toBeNull();
    await userEvent.click(row.getByRole("button", { name: /^Skiff 9/ }));
    expect(row.getByRole("link", { name: "Select Boat Skiff 9" })).toBeTruthy();
    await userEvent.click(row.getByRole("button", { name: /^Skiff 9/ }));
    expect(row.queryByRole("link", { name: "Select Boat Skiff 9" })).toBeNull();
  });

  it("answers what an hour costs and when the boat is next free", async () => {
    const bookings = [
      {
        bookingDate: "2026-11-20",
        startTime: "12:00",
        duration: 2.5,
        status: "confirmed" as const,
      },
    ];
    open([orca], testMember(), {
      "boats.diaries": [{ boatId: 3, bookings, blocks: [], closures: [] }],
    });
    const card = await cardOf("Orca");
    expect(card.getByText(/^1\.5 hours of balance per hour on the water$/)).toBeDefined();
    expect(card.getByText("2-3 people")).toBeDefined();
    expect(card.getByText("Minimum of 1 hour")).toBeDefined();
    expect(await card.findByText("Free today from 2:30 PM")).toBeDefined();
  });

  it("shows for a chosen day, without asking again, when each boat is free", async () => {
    const out = {
      bookingDate: "2026-11-21",
      startTime: "07:30",
      duration: 2,
      status: "confirmed" as const,
    };
    const diaries = vi.fn(() => [
      { boatId: 1, bookings: [out], blocks: [], closures: [] },
      { boatId: 3, bookings: [], blocks: [], closures: [] },
    ]);
    open([heron, orca, cormorant], testMember(), { "boats.diaries": diaries });
    await userEvent.click(await screen.findByRole("radio", { name: "Saturday, November 21" }));
    expect(screen.getByRole("heading", { name: "Free tomorrow" })).toBeDefined();
    expect(screen.getByText("Free 5:00 AM – 7:30 AM, 9:30 AM – 10:00 PM")).toBeDefined();
    const lane = within(screen.getByRole("toolbar", { name: /Heron/ }));
    expect(lane.queryByRole("link", { name: /^8:00 AM/ })).toBeNull();
    const half = lane.getByRole("link", { name: '9:30 AM, free, Solo 14 "Heron"' });
    expect(half.getAttribute("href")).toBe("/booking-simple/1?date=2026-11-21&start=09%3A30");
    expect(screen.queryByRole("toolbar", { name: /Cormorant/ })).toBeNull();
    expect(diaries).toHaveBeenCalledTimes(1);
  });

  it("goes from week to week, from today to the last day that can be booked", async () => {
    open([heron], testMember());
    const later = await screen.findByRole("button", { name: "A week later" });
    const earlier = screen.getByRole<HTMLButtonElement>("button", { name: "A week earlier" });
    expect(earlier.disabled).toBe(true);
    await userEvent.click(later);
    expect(screen.getByRole("heading", { name: "Free on Friday, November 27" })).toBeDefined();
    expect(earlier.disabled).toBe(false);
    for (let weeks = 0; weeks < 13; weeks += 1) await userEvent.click(later);
    expect(screen.getByRole("heading", { name: /Saturday, February 20/ })).toBeDefined();
    expect(later).toHaveProperty("disabled", true);
  });

  it("begins today's lanes now, and has one stop for Tab in each", async () => {
    open([heron], testMember());
    const lane = within(await screen.findByRole("toolbar", { name: /Heron/ }));
    const hours = lane.getAllByRole("link");
    expect(hours[0]).toBe(lane.getByRole("link", { name: '12:30 PM, free, Solo 14 "Heron"' }));
    hours[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(hours[1]);
    expect(hours.filter(({ tabIndex }) => tabIndex === 0)).toEqual([hours[1]]);
  });

  it("shows tomorrow first when today's last start is over", async () => {
    const clock = { ...testClub.clock, instant: "2026-11-21T04:31:00.000Z", minutes: 1291 };
    open([heron], testMember(), { "admin.club": { ...testClub, clock } });
    expect(await screen.findByRole("heading", { name: "Free tomorrow" })).toBeDefined();
    expect(await screen.findByRole("link", { name: /^5:00 AM, free/ })).toBeDefined();
  });

  it("claims nothing of a day that could not be read", async () => {
    const fail = () => {
      throw new TypeError("Failed to fetch");
    };
    open([heron], testMember(), { "boats.diaries": fail });
    expect(await screen.findByText("When the boats are free did not load.")).toBeDefined();
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  it("leads an approved member to the boat's booking page", async () => {
    open([heron], testMember());
    const link = (await cardOf("Heron")).getByRole("link", { name: /^Select Boat/ });
    expect(link.getAttribute("href")).toBe("/booking-simple/1");
  });

  it("asks a pending member to wait", async () => {
    open([heron], testMember({ approvalStatus: "pending" }));
    const card = await cardOf("Heron");
    const button = await card.findByRole("button", { name: "Pending Approval" });
    expect(button.hasAttribute("disabled")).toBe(true);
    expect(card.getByText("Waiting for admin approval")).toBeDefined();
  });

  it("asks a visitor to sign in", async () => {
    open([heron], null);
    const link = (await cardOf("Heron")).getByRole("link", { name: "Sign In to Book" });
    expect(link.getAttribute("href")).toBe("/login");
  });

  it("shows an empty calendar, and no warning, when availability fails", async () => {
    const fail = () => {
      throw new TypeError("Failed to fetch");
    };
    open([heron], testMember(), { "boats.diaries": fail });
    const card = await cardOf("Heron");
    expect(await card.findByRole("button", { name: /November 21, 2026, free/ })).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(card.queryByText("Available")).toBeNull();
    expect(card.queryByText(/^Free /)).toBeNull();
  });

  it("says nothing of a boat's day before it is read", async () => {
    open([heron], testMember(), { "boats.diaries": () => new Promise(() => undefined) });
    const card = await cardOf("Heron");
    expect(card.queryByText("Available")).toBeNull();
  });

  it("offers the last half hour of a day as long as it can be", async () => {
    const clock = { ...testClub.clock, instant: "2026-11-21T04:10:00.000Z", minutes: 1270 };
    open([heron], testMember(), { "admin.club": { ...testClub, clock } });
    const link = await screen.findByRole("link", { name: /^9:30 PM, free/ });
    expect(link.getAttribute("href")).toBe(
      "/booking-simple/1?date=2026-11-20&start=21%3A30&duration=0.5",
    );
  });

  it("says that no boat is available when none is visible", async () => {
    open([gull], testMember());
    expect(await screen.findByText("No Boats Available")).toBeDefined();
    expect(
      screen.getByText(
        "All boats are currently unavailable. Please check back later or contact the club for more information.",
      ),
    ).toBeDefined();
  });

  it("says that the boats could not be loaded, and why", async () => {
    const fail = () => {
      throw TRPCClientError.from(new BoatsUnreadable({ ok: true, status: 200 }));
    };
    open([], testMember(), { "boats.list": fail });
    expect(await screen.findByText("Error Loading Boats")).toBeDefined();
    expect(
      screen.getByText("We couldn't load the boat inventory. Please try again later."),
    ).toBeDefined();
    expect(screen.getByText("Response is not JSON")).toBeDefined();
  });
});

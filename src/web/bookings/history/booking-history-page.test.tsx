import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { MemberView } from "../../../shared/members/member-views";
import type { OutingView } from "../../../shared/outings/outing-schemas";
import type { Answers } from "../../testing/answers";
import { testMe } from "../../testing/me";
import { testMember } from "../../testing/member";
import { memberBooking } from "../../testing/member-booking";
import { testOuting, testOutingOut } from "../../testing/outing";
import { showScreen } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { BookingHistoryPage } from "./booking-history-page";

afterEach(() => dismissToast());

function show(
  mine: NonNullable<Answers["bookings.mine"]> | null,
  member: MemberView | null = testMember(),
  myOutings: OutingView[] = [],
) {
  showScreen(<BookingHistoryPage />, {
    "auth.me": member && testMe(member),
    "bookings.mine": mine,
    "bookings.myOutings": myOutings,
  });
}

async function rowsOf(section: string) {
  const region = await screen.findByRole("region", { name: new RegExp(section) });
  return within(region)
    .queryAllByRole("listitem")
    .map((row) => row.textContent);
}

describe("the booking history", () => {
  it("says of a cancelled outing whom its hours went back to", async () => {
    const cancelled = { bookingDate: "2026-11-26", status: "cancelled", hoursUsed: 3 } as const;
    const lee = { id: 4, name: "Lee M.", state: "in" } as const;
    const gus = { id: 5, name: "Gus", state: "guest" } as const;
    show([
      memberBooking({ id: 1, ...cancelled, crew: [gus] }),
      memberBooking({ id: 2, ...cancelled, crew: [lee, gus], hoursKept: 1 }),
      memberBooking({ id: 3, ...cancelled, role: "crew", paid: 0 }),
    ]);
    const rows = await rowsOf("Cancelled");
    expect(rows.map((row) => /(?:[\d.]+|no) hours [^L]*/.exec(row ?? "")?.[0])).toEqual([
      "no hours kept",
      "2 hours refunded to all who paid, 1 hour kept: cancelled late",
      "3 hours refunded",
    ]);
  });

  it("keeps active, past and cancelled bookings apart, each with its reference", async () => {
    show([
      memberBooking({ id: 1, bookingDate: "2026-11-25" }),
      memberBooking({ id: 2, bookingDate: "2026-11-01" }),
      memberBooking({ id: 3, bookingDate: "2026-11-26", status: "cancelled" }),
    ]);
    expect((await rowsOf("Active"))[0]).toMatch(/Confirmed.*WRC-0001/);
    expect((await rowsOf("Past outings"))[0]).toMatch(/Completed.*WRC-0002/);
    expect((await rowsOf("Cancelled"))[0]).toMatch(/Cancelled.*WRC-0003/);
  });

  it("calls what the log knows by its name: On Water, Returned", async () => {
    const today = memberBooking({ id: 7, bookingDate: "2026-11-20", startTime: "08:00" });
    const rowed = memberBooking({ id: 8, bookingDate: "2026-11-19" });
    const landed = { bookingId: 8, landedAt: "2026-11-19T15:00:00.000Z" };
    show([today, rowed], testMember(), [testOutingOut(), testOutingOut(landed)]);
    await waitFor(async () => expect((await rowsOf("Active"))[0]).toMatch(/On Water.*WRC-0007/));
    expect((await rowsOf("Past outings"))[0]).toMatch(/Returned.*WRC-0008/);
  });

  it.each([
    ["no way", [], 0],
    ["the way", [testOuting()], 1],
  ])("shows %s to the logbook where there are %j", async (_, outings, links) => {
    show([memberBooking({ bookingDate: "2026-11-01" })], testMember(), outings);
    await rowsOf("Past outings");
    await waitFor(() =>
      expect(screen.queryAllByRole("link", { name: "Logbook" })).toHaveLength(links),
    );
  });

  it("says which booking was moved", async () => {
    show([memberBooking({ bookingDate: "2026-11-26", moved: true }), memberBooking({ id: 2 })]);
    const [first, second] = await rowsOf("Active");
    expect([first?.includes("moved"), second?.includes("moved")]).toEqual([true, false]);
  });

  it("says in place of which boat the club gave another", async () => {
    const insteadOf = 'Solo 14 "Tern"';
    show([memberBooking({ bookingDate: "2026-11-26", insteadOf }), memberBooking({ id: 2 })]);
    const [first, second] = await rowsOf("Active");
    expect(first).toContain('Solo 14 "Heron"WRC-0001 · cost 1 hour · instead of Solo 14 "Tern"');
    expect(second).not.toContain("instead");
  });

  it("folds what was booked every week into one line, and nothing else", async () => {
    const series = (n: number) => ({ id: 4, n, of: 2 });
    show([
      memberBooking({ id: 5, bookingDate: "2026-12-02", series: series(2) }),
      memberBooking({ id: 1, bookingDate: "2026-11-27" }),
      memberBooking({ id: 4, bookingDate: "2026-11-25", series: series(1) }),
    ]);
    const line = await screen.findByText("2 bookings, Nov 25 to Dec 2");
    const folded = line.closest("details");
    expect(within(folded ?? expect.fail()).getAllByText(/^WRC-000[45] ·/)).toHaveLength(2);
    expect(screen.getByText(/^WRC-0001 ·/).closest("details")).toBeNull();
  });

  it("explains moving and cancelling in words and offers no button for them", async () => {
    show([memberBooking({ bookingDate: "2026-11-25" })]);
    expect(await screen.findByText(/To move or cancel a booking, go to your dash/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /cancel|move/i })).toBeNull();
  });

  it("leads from each booking ahead to where it is changed, and from no other", async () => {
    show([
      memberBooking({ id: 1, bookingDate: "2026-11-25" }),
      memberBooking({ id: 2, bookingDate: "2026-11-01" }),
      memberBooking({ id: 3, bookingDate: "2026-11-26", status: "cancelled" }),
    ]);
    const links = await screen.findAllByRole("link", { name: /^On your dashboard/ });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["On your dashboard WRC-0001", "/dashboard#my-current-bookings"],
    ]);
  });

  it("shows the ten latest of a long list and the rest on request", async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      memberBooking({ id: at + 1, bookingDate: `2026-10-${String(at + 10)}` }),
    );
    show(many);
    expect(await rowsOf("Past outings")).toHaveLength(10);
    screen.getByRole("button", { name: "Show 2 more" }).click();
    expect(await screen.findByText(/WRC-0001 /)).toBeTruthy();
  });

  it("asks a visitor, and someone whose session has ended, to log in", async () => {
    show([], null);
    expect(await screen.findByText("Please log in to view your booking history")).toBeTruthy();
  });

  it("asks to log in when the session ends between two reads", async () => {
    show(null);
    expect(await screen.findByText("Please log in to view your booking history")).toBeTruthy();
  });

  it("says in a toast that the history failed to load", async () => {
    show(() => Promise.reject(new Error("500: broken")));
    expect(await screen.findByText("Failed to load booking history")).toBeTruthy();
  });

  it("says in a toast that the network failed", async () => {
    show(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await screen.findByText("Network error loading bookings")).toBeTruthy();
  });
});

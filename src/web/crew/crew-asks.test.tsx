import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import type { InvitationView } from "../../shared/crew/crew-schemas";
import type { Answers } from "../testing/answers";
import { memberBooking } from "../testing/member-booking";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { CrewAsks } from "./crew-asks";

afterEach(() => dismissToast());

const boat = { id: 2, name: 'Tango 17 "Orca"' };
const span = { bookingDate: "2026-11-24", startTime: "10:00", duration: 2 };
const invitation: InvitationView = {
  id: 9,
  booking: { id: 42, boat, ...span },
  from: "Sam O.",
  cost: 1.5,
};

function show(
  invitations: InvitationView[],
  answers: Answers = {},
  bookings: MemberBookingView[] = [],
) {
  showScreen(<CrewAsks invitations={invitations} bookings={bookings} />, answers);
  return screen.findByRole("region", { name: "Rowing together" });
}

const refused = (refusal: string, message: string) =>
  Object.assign(new TRPCClientError(message), { data: { refusal } });

it("says who asks, what, when, and what it costs", async () => {
  const part = await show([invitation, { ...invitation, id: 10, from: "Lee B.", cost: 0 }]);
  const [first, second] = within(part).getAllByRole("listitem");
  expect(first?.firstElementChild?.textContent).toBe(
    'Tuesday, November 24, 10:00 AM – 12:00 PMSam O. asks you to row: Tango 17 "Orca".Your part: 1.5 hours.',
  );
  expect(second?.textContent).toContain("It costs you nothing.");
});

it("says yes to the cost that was seen, once", async () => {
  const booking = memberBooking({ id: 42, role: "crew" });
  const accept = vi.fn(() => ({ booking, hoursRemaining: 8.5 }));
  await show([invitation], { "bookings.acceptCrew": accept });
  await userEvent.dblClick(screen.getByRole("button", { name: /^Yes, I row with Sam O\./ }));
  expect(await screen.findByText("You Are Aboard")).toBeTruthy();
  expect(accept).toHaveBeenCalledExactlyOnceWith({ id: 9, cost: 1.5 });
});

it("says no", async () => {
  const decline = vi.fn(() => ({ ok: true as const }));
  await show([invitation], { "bookings.declineCrew": decline });
  await userEvent.click(screen.getByRole("button", { name: /^No thanks to Sam O\./ }));
  expect(await screen.findByText("Said No")).toBeTruthy();
  expect(decline).toHaveBeenCalledExactlyOnceWith({ id: 9 });
});

it("asks once more where the cost has changed", async () => {
  const accept = () => {
    throw refused("CHANGED_SINCE", "Somebody else has changed this.");
  };
  await show([invitation], { "bookings.acceptCrew": accept });
  await userEvent.click(screen.getByRole("button", { name: /^Yes, I row/ }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "What it costs has changed. Your part: 1.5 hours. Say yes once more if that is fine.",
  );
});

it("leads whoever has too few hours to buying", async () => {
  const accept = () => {
    throw refused("NOT_ENOUGH_HOURS", "You have too few hours.");
  };
  await show([invitation], { "bookings.acceptCrew": accept });
  expect(screen.queryByRole("link", { name: "Buy hours" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Yes, I row/ }));
  const link = await screen.findByRole("link", { name: "Buy hours" });
  expect(link.getAttribute("href")).toBe("/my-hours");
});

it("shows a rower who asks for a seat of theirs, and takes the answer", async () => {
  const accept = vi.fn(() => ({ crew: [] }));
  const crew = [
    { id: 7, name: "Ada Q.", state: "in" as const },
    { id: 8, name: "Lee B.", state: "asking" as const },
  ];
  const own = memberBooking({ ...span, id: 42, crew });
  const over = memberBooking({ ...span, id: 43, bookingDate: "2026-11-19", crew });
  const part = await show([], { "bookings.acceptCrew": accept }, [own, over]);
  expect(within(part).getAllByRole("listitem")).toHaveLength(1);
  expect(part.textContent).toContain("Lee B. asks for a seat");
  await userEvent.click(screen.getByRole("button", { name: "Yes, come along Lee B." }));
  expect(accept).toHaveBeenCalledExactlyOnceWith({ id: 8 });
});

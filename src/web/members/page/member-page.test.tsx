import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import { Route, Switch } from "wouter";
import type { HourLineView } from "../../../shared/hours/hour-schemas";
import { paths } from "../../paths";
import { adminBooking } from "../../testing/admin-booking";
import type { Answers } from "../../testing/answers";
import { testEntry } from "../../testing/audit-entry";
import { fillIn } from "../../testing/fill-in";
import { knownMember } from "../../testing/known-member";
import { testMember } from "../../testing/member";
import { testOrder, testOrderPaid } from "../../testing/order";
import { testOutingOut } from "../../testing/outing";
import { showScreen } from "../../testing/show-screen";
import { Where } from "../../testing/where";
import { dismissToast } from "../../ui/toasts/toast-store";
import { MemberPage } from "./member-page";

afterEach(() => dismissToast());

const sam = testMember();
const coming = adminBooking({
  id: 7,
  date: "2026-11-21",
  time: "06:30",
  boatId: 3,
  boatName: 'Tango 17 "Orca"',
});
const lines: HourLineView[] = [
  {
    id: 2,
    createdAt: "2026-11-20T07:30:00.000Z",
    date: "2026-11-20",
    kind: "charge",
    hours: -1.5,
    balance: 10,
    reason: "Booked Tango",
    bookingReference: "WRC-0007",
  },
  {
    id: 1,
    createdAt: "2026-11-19T18:00:00.000Z",
    date: "2026-11-19",
    kind: "credit",
    hours: 11.5,
    balance: 11.5,
    reason: "Opening balance",
    bookingReference: null,
  },
];
const lots = [{ id: 1, hours: 10, expiresOn: "2027-11-20" }];
const known = { lots, lines, bookings: [coming] };
const order = testOrderPaid({ id: 12, receiptNumber: 4 });
const entry = testEntry({
  id: 1,
  act: "profile edited",
  before: { city: "Victoria" },
  after: { city: "Oak Bay" },
});

function show(answers: Answers = {}, at = "/member-management/3") {
  const server = {
    "admin.member": knownMember({}, known),
    "admin.ordersOf": [order],
    "admin.audit": { entries: [entry], more: false },
    ...answers,
  };
  const routes = (
    <Switch>
      <Route path={paths.member} component={MemberPage} />
      <Route component={Where} />
    </Switch>
  );
  showScreen(routes, server, at);
}

const part = (name: string) => screen.findByRole("region", { name });
const press = async (name: string) =>
  await userEvent.setup().click(await screen.findByRole("button", { name }));

it("tells the ledger line by line, in the club's own time", async () => {
  show();
  const lines = within(await part("Hours")).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "10 hoursuse by November 20, 2027",
    "Booking · Booked TangoNov 20, 2026, 12:30 AM · WRC-0007−1.5 hbalance 10 h",
    "Added · Opening balanceNov 19, 2026, 11:00 AM+11.5 hbalance 11.5 h",
  ]);
});

it("shows bookings, payments and the trail with before and after", async () => {
  show();
  expect((await part("Bookings")).textContent).toContain(
    "Tomorrow6:30 AM – 7:30 AMWRC-0007Upcoming",
  );
  const payments = await part("Payments");
  expect((await within(payments).findByRole("listitem")).textContent).toContain("Receipt 4");
  const trail = await part("Audit trail");
  expect((await within(trail).findByRole("listitem")).textContent).toContain(
    "Citywas Victoria → , became Oak Bay",
  );
});

it("cancels a booking that is long over, after naming whose it is", async () => {
  const finished = { ...coming, date: "2026-11-02" };
  const given = adminBooking({ id: 8, status: "cancelled" });
  const cancel = vi.fn(() => ({ hoursRefunded: 1.5, hoursRemaining: 11.5 }));
  show({
    "admin.member": knownMember({}, { bookings: [finished, given] }),
    "bookings.cancel": cancel,
  });
  expect((await part("Bookings")).textContent).toContain("Completed");
  expect(screen.queryByRole("button", { name: "Cancel WRC-0008" })).toBeNull();
  await press("Cancel WRC-0007");
  expect(await screen.findByText(/refunded to Sam Okafor/)).toBeTruthy();
  await press("Cancel Booking");
  expect(await screen.findByText("1.5 hours refunded to Sam Okafor.")).toBeTruthy();
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});

it("marks an order as paid after asking", async () => {
  const pending = testOrder({ id: 12 });
  const mark = vi.fn(() => order);
  show({ "admin.ordersOf": [pending], "admin.markPaid": mark });
  await press("Mark paid 1 × 10 Hour Plan");
  expect(mark).not.toHaveBeenCalled();
  await press("Mark paid");
  expect(await screen.findByText("Order Paid")).toBeTruthy();
  expect(mark).toHaveBeenCalledExactlyOnceWith({ id: 12 });
});

it("says what a refund takes and returns before it asks why", async () => {
  const refund = vi.fn(() => order);
  show({ "admin.refundPreview": { amount: "157.50", hours: 6 }, "admin.refund": refund });
  await press("Refund 1 × 10 Hour Plan");
  expect(
    await screen.findByText(/^157.50 CAD go back .* and 6 hours not used yet are taken/),
  ).toBeTruthy();
  await press("Refund $157.50");
  expect(await screen.findByText("Reason is required")).toBeTruthy();
  expect(refund).not.toHaveBeenCalled();
  fillIn(screen.getByLabelText("Reason"), "Moving away");
  await press("Refund $157.50");
  expect(await screen.findByText("Refunded")).toBeTruthy();
  expect(refund).toHaveBeenCalledExactlyOnceWith({ id: 12, reason: "Moving away" });
});

it("offers no refund of what has nothing left", async () => {
  show({ "admin.refundPreview": { amount: "0.00", hours: 0 } });
  await press("Refund 1 × 10 Hour Plan");
  expect(await screen.findByText(/Nothing of this order is left to refund/)).toBeTruthy();
  expect(screen.queryByLabelText("Reason")).toBeNull();
});

it("offers approval to an applicant, and neither purchase nor pause", async () => {
  const member = knownMember({ approvalStatus: "pending", membershipStatus: "inactive" });
  show({ "admin.member": member });
  expect(await screen.findByRole("button", { name: "Approve Sam Okafor" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Pause|Start|Purchase)/ })).toBeNull();
});

it("goes back to the members once this one is deleted", async () => {
  show({
    "admin.deletionPreview": { bookingsAhead: 0, hoursReturned: 0, hoursRemaining: 10 },
    "admin.deleteMember": { deletedMember: sam },
  });
  await press("Delete Sam Okafor");
  await press("Delete");
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/member-management"));
});

it.each(["/member-management/abc", "/member-management/99"])("%s finds nobody", async (at) => {
  const message = "We could not find that member.";
  const error = { message, code: 0, data: { httpStatus: 404 } };
  const nobody = () => Promise.reject(new TRPCClientError(message, { result: { error } }));
  show({ "admin.member": nobody }, at);
  expect(await screen.findByRole("heading", { name: message })).toBeTruthy();
});

it("tells by the log which boats are out and which are back", async () => {
  const today = { date: "2026-11-20", time: "08:00" };
  const bookings = [adminBooking({ ...today, id: 7 }), adminBooking({ ...today, id: 8 })];
  const landed = { bookingId: 8, landedAt: "2026-11-20T16:50:00.000Z" };
  const outings = [testOutingOut(), testOutingOut(landed)];
  show({ "admin.member": knownMember({}, { ...known, bookings, outings }) });
  const lines = within(await part("Bookings")).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/WRC-0007On Water/),
    expect.stringMatching(/WRC-0008Returned/),
  ]);
});

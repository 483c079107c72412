import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { StaffDamageView } from "../../shared/damage/damage-schemas";
import type { Answering } from "../testing/answers";
import { offeredBooking } from "../testing/replacement";
import { showScreen } from "../testing/show-screen";
import { OfferedBookings } from "./offered-bookings";

type Offered = StaffDamageView["offers"][number];

const offer = (over: Partial<Offered> = {}): Offered => ({
  bookingId: 12,
  reference: "WRC-0012",
  rower: "Lee Park",
  bookingDate: "2026-11-21",
  startTime: "08:00",
  duration: 1.5,
  outcome: null,
  open: true,
  swapTo: { id: 2, name: "Tern" },
  ...over,
});

it("says of each booking whose it is, what was chosen, and offers a choice while one is open", async () => {
  const offers = [
    offer({ bookingId: 1, outcome: "swap", open: false }),
    offer({ bookingId: 2, outcome: "cancel", open: false }),
    offer({ bookingId: 3, outcome: "stay", open: false }),
    offer({ bookingId: 4, open: false }),
    offer({ bookingId: 5, swapTo: null }),
    offer({ bookingId: 6 }),
  ];
  showScreen(<OfferedBookings offers={offers} />, {});
  const lines = await screen.findAllByRole("listitem");
  expect(lines[0]?.textContent).toContain("Lee Park, tomorrow, 8:00 AM – 9:30 AM, WRC-0012");
  expect(
    lines.map((line) => [
      within(line).getByText(/^(Moved|Cancelled|Stayed|Nothing|Has not)/).textContent,
      within(line).queryAllByRole("button").length,
    ]),
  ).toEqual([
    ["Moved to another boat.", 0],
    ["Cancelled, hours given back.", 0],
    ["Stayed: the boat came back.", 0],
    ["Nothing to choose any more.", 0],
    ["Has not chosen yet. No other boat of its kind is free.", 1],
    ["Has not chosen yet.", 2],
  ]);
});

it("decides for the one booking that is pressed, and keeps its refusal beside it", async () => {
  const refused = "Tern was booked meanwhile.";
  const decide = vi
    .fn<Answering<"admin.decideOffer">>(() => ({ booking: offeredBooking(), hoursRefunded: 0 }))
    .mockRejectedValueOnce(new Error(refused));
  const offers = [offer(), offer({ bookingId: 13, reference: "WRC-0013", rower: "Uma Patel" })];
  showScreen(<OfferedBookings offers={offers} />, { "admin.decideOffer": decide });
  const [lee, uma] = await screen.findAllByRole("listitem");
  if (!lee || !uma) throw new Error("Two bookings are in question.");
  await userEvent.click(within(lee).getByRole("button", { name: "Move to Tern" }));
  expect((await within(lee).findByRole("alert")).textContent).toBe(refused);
  expect(within(uma).queryByRole("alert")).toBeNull();
  await userEvent.click(within(lee).getByRole("button", { name: "Cancel WRC-0012" }));
  await waitFor(() => expect(within(lee).queryByRole("alert")).toBeNull());
  expect(decide.mock.calls).toEqual([
    [{ bookingId: 12, choice: "swap" }],
    [{ bookingId: 12, choice: "cancel" }],
  ]);
});

it("is not there where no booking is in question", async () => {
  showScreen(
    <>
      <OfferedBookings offers={[]} />
      <p>The end</p>
    </>,
    {},
  );
  await screen.findByText("The end");
  expect(screen.queryByRole("region", { name: "Bookings" })).toBeNull();
});

import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { calmFacts } from "../shared/testing/calm-facts";
import { MyData } from "./account/my-data";
import { BoatBooking } from "./bookings/boat-booking";
import { CancelAnyBookingButton } from "./bookings/history/cancel-any-booking-button";
import { ClubLogbookPage } from "./outings/logbook/club-logbook-page";
import { LogbookPage } from "./outings/logbook/logbook-page";
import { PricingPage } from "./packages/pricing-page";
import { useSignedIn } from "./signed-in";
import { adminBooking } from "./testing/admin-booking";
import type { Answers } from "./testing/answers";
import { testBoat } from "./testing/boat";
import { testMoved } from "./testing/booked";
import { knownMember } from "./testing/known-member";
import { testMe } from "./testing/me";
import { testMember } from "./testing/member";
import { testOuting, testOutingOut } from "./testing/outing";
import { testPlan } from "./testing/plan";
import { showScreen } from "./testing/show-screen";

const user = userEvent.setup();
const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));

interface KeptWords {
  what: string;
  screen: ReactNode;
  at?: string;
  answers: Answers;
  /** how one comes to the field */
  open?: () => Promise<unknown>;
  /** the same after the log-in, where the field is not there by itself */
  reopen?: () => Promise<unknown>;
  field: RegExp;
  send: () => Promise<unknown>;
  /** how one answers a question with no */
  keep?: () => Promise<unknown>;
}

const landed = testOutingOut({
  landedAt: "2026-11-20T19:25:00.000Z",
  landHeardAt: "2026-11-20T19:25:00.000Z",
  state: "landed",
});
const missed = testOuting({ bookingId: 8, bookingDate: "2026-11-18", state: "missed" });
const lees = adminBooking({ id: 7, memberName: "Lee Marsh", time: "16:00", hoursUsed: 1 });
const dark = TRPCClientError.from({
  error: {
    message: "That would be in the dark.",
    code: -32000,
    data: { refusal: "OUTSIDE_DAYLIGHT" },
  },
});

const forms: KeptWords[] = [
  {
    what: "a correction in the logbook",
    screen: <LogbookPage />,
    answers: { "bookings.myOutings": [landed], "bookings.land": { outing: landed } },
    open: () => press(/^Correct the outing/),
    reopen: () => press(/^Correct the outing/),
    field: /^Note/,
    send: () => press(/^Save$/),
  },
  {
    what: "an outing that staff write down",
    screen: <ClubLogbookPage />,
    answers: { "bookings.outings": [missed], "bookings.land": { outing: landed } },
    open: () => press(/^Write down/),
    reopen: () => press(/^Write down/),
    field: /^Note/,
    send: () => press(/^Write it down$/),
  },
  {
    what: "why a booking is cancelled",
    screen: (
      <CancelAnyBookingButton
        booking={{ ...missed, id: 7, duration: 1 }}
        boatName="Heron"
        memberName="Lee Marsh"
      />
    ),
    answers: { "bookings.cancel": { hoursRefunded: 1, hoursRemaining: 10 } },
    open: () => press(/^Cancel Booking/),
    field: /^Reason/,
    send: () => press(/^Cancel Booking$/),
    keep: () => press(/^Keep Booking$/),
  },
  {
    what: "why an account is to be deleted",
    screen: <MyData mayAskDeletion />,
    answers: { "auth.requestDeletion": { ok: true } },
    open: () => press(/^Ask for deletion/),
    field: /^Reason/,
    send: () => press(/^Send Request$/),
    keep: () => press(/^Keep My Account$/),
  },
  {
    what: "why a booking is moved all the same",
    screen: <BoatBooking boatId={1} member={testMember()} />,
    at: "/booking-simple/1?date=2026-11-20&start=16:00&duration=1&move=7",
    answers: {
      "auth.me": testMe({ id: 3, isAdmin: true }),
      "boats.get": testBoat(),
      "boats.gates": calmFacts(),
      "boats.list": [testBoat()],
      "boats.availability": { bookings: [], blocks: [], closures: [] },
      "bookings.mine": [],
      "admin.booking": lees,
      "admin.member": knownMember({ hoursRemaining: 2 }, { bookings: [lees] }),
      "bookings.move": ({ override }) => {
        if (!override) throw dark;
        return testMoved({ bookingDate: "2026-11-20", startTime: "17:00", duration: 1, id: 7 });
      },
    },
    open: async () => {
      await press(/^5:00 PM/);
      await press(/^Move Booking$/);
    },
    field: /^Move it all the same/,
    send: async () => {
      await press(/^5:00 PM/);
      await press(/^Move Booking$/);
    },
  },
];

/** A screen is shown once it is known who is signed in. */
function Known({ children }: { children: ReactNode }) {
  return useSignedIn().loading ? null : children;
}

const show = ({ screen, answers, at }: Pick<KeptWords, "screen" | "answers" | "at">) =>
  showScreen(<Known>{screen}</Known>, { "auth.me": testMe({ id: 3 }), ...answers }, at);

const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith("draft "));

/** As a reload does: what is on the page goes, and nothing is told. */
function leaveWithDrafts(shown: { unmount: () => void }) {
  const drafts = Object.entries({ ...sessionStorage });
  shown.unmount();
  for (const [key, draft] of drafts) sessionStorage.setItem(key, draft);
}

it.each(forms)("keeps $what until it is sent", async (form) => {
  const words = "Robin, against the tide";
  const first = show(form);
  await form.open?.();
  await user.type(await screen.findByLabelText(form.field), words);
  leaveWithDrafts(first);
  show(form);
  await form.reopen?.();
  await screen.findByText("What you typed is here again");
  await waitFor(() => expect(screen.getByLabelText(form.field)).toHaveProperty("value", words));
  await form.send();
  await waitFor(() => expect(kept()).toEqual([]));
});

it.each(forms)("forgets $what when its member leaves the screen", async (form) => {
  const shown = show(form);
  await form.open?.();
  await user.type(await screen.findByLabelText(form.field), "Robin");
  expect(kept()).not.toEqual([]);
  shown.unmount();
  expect(kept()).toEqual([]);
});

const questions = forms.filter(({ keep }) => keep);

it.each(questions)("forgets $what when the question is answered with no", async (form) => {
  show(form);
  await form.open?.();
  await user.type(await screen.findByLabelText(form.field), "Robin");
  await form.keep?.();
  expect(kept()).toEqual([]);
});

it("keeps a cart, also on a screen for everybody, until it is empty", async () => {
  const shop = { screen: <PricingPage />, answers: { "packages.plans": [testPlan()] } };
  const first = show(shop);
  await press(/^Purchase 10 Hour Plan/);
  await waitFor(() => expect(kept()).toEqual([expect.stringMatching(/^draft 3 .*cart$/)]));
  leaveWithDrafts(first);
  show(shop);
  await screen.findByText("Your cart is here again");
  await press(/^Purchase 10 Hour Plan/);
  await press(/less$/);
  expect(kept()).toEqual([]);
});

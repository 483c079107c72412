import type { ReactNode } from "react";
import { it } from "vitest";
import { AccountPage } from "./account/account-page";
import { BoatsPage } from "./boats/boats-page";
import { BoatBooking } from "./bookings/boat-booking";
import { BoatOfAddress } from "./bookings/boat-page";
import { AccessCodes } from "./bookings/confirmation/access-information";
import { BookingHistoryPage } from "./bookings/history/booking-history-page";
import { DashboardPage } from "./dashboard/dashboard-page";
import { DockPage } from "./devices/dock-page";
import { MyHoursPage } from "./hours/my-hours-page";
import { PricingPage } from "./packages/pricing-page";
import { paths } from "./paths";
import { ReceiptPage } from "./payments/receipt-page";
import { testMember } from "./testing/member";
import { type Faces, walkFaces } from "./testing/walk-faces";
import { WaitlistPage } from "./waitlist/waitlist-page";

const sam = testMember();
const packages = "Error Loading Packages";

const screens: [string, ReactNode, Faces][] = [
  [
    "member dashboard",
    <DashboardPage key="" />,
    {
      here: "Your next outing",
      failed: ["Your bookings did not load", "No current bookings", "Your hours did not load"],
      ended: "Authentication Required",
    },
  ],
  [
    "booking history",
    <BookingHistoryPage key="" />,
    {
      here: "Past outings",
      failed: ["Your bookings did not load"],
      ended: "Please log in to view your booking history",
    },
  ],
  [
    "waitlist",
    <WaitlistPage key="" />,
    {
      here: "You are not waiting for anything",
      failed: ["Your waitlist did not load"],
    },
  ],
  [
    "hours",
    <MyHoursPage key="" />,
    {
      here: "Nothing yet. Your first hours will stand here.",
      failed: ["Your hours could not be loaded", "Your payments could not be loaded", packages],
    },
  ],
  [
    "receipt",
    <ReceiptPage key="" />,
    {
      here: "For Sam Okafor",
      failed: ["Your receipt did not load"],
      at: "/receipts/12",
      path: paths.receipt,
    },
  ],
  [
    "account",
    <AccountPage key="" />,
    {
      here: "Signed-in devices",
      failed: ["Your choices did not load"],
    },
  ],
  [
    "boats screen",
    <BoatsPage key="" />,
    {
      here: 'Solo 14 "Heron"',
      failed: ["Error Loading Boats", "HTTP error! status: 502"],
      // Boats are for everyone, so the server never asks for a session to list them.
      ended: "What is shown here is from before.",
    },
  ],
  [
    "booking page",
    <BoatBooking key="" boatId={1} member={sam} />,
    {
      here: "How it Works",
      failed: ["Failed to load boat details"],
    },
  ],
  [
    "a boat's own page",
    <BoatOfAddress key="" />,
    {
      here: "Other days and lengths",
      failed: ["Failed to load boat details"],
      at: "/boats/1",
      path: paths.boat,
    },
  ],
  [
    "tablet at the dock",
    <DockPage key="" />,
    {
      here: "Sam O.",
      failed: ["There is no board to show"],
      ended: "This tablet is not paired",
    },
  ],
  [
    "access codes of a booking",
    <AccessCodes key="" bookingId={1} />,
    {
      here: "4-7-1-2",
      failed: ["The codes did not load"],
    },
  ],
  ["price list", <PricingPage key="" />, { here: "10 Hour Plan", failed: [packages] }],
];

it.each(screens)("%s: coming, failed, here and ended each have a face", (_, shown, faces) =>
  walkFaces(shown, faces),
);

import type { DeviceView } from "../../shared/devices/device-schemas";
import { toBoardLine } from "../../shared/outings/board-line";
import { documentedProfile } from "../../shared/profile/club-profile";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { defaultSafetySettings } from "../../shared/settings/safety-settings";
import { calmFacts } from "../../shared/testing/calm-facts";
import { safetyFigures } from "../../shared/texts/safety-figures";
import type { Waiting } from "../../shared/waiting/waiting";
import type { WebhookView } from "../../shared/webhooks/webhook-schemas";
import { adminBooking } from "./admin-booking";
import { testAnnouncement } from "./announcement";
import { testAnnualReport } from "./annual-report";
import type { Answers } from "./answers";
import { testEntry } from "./audit-entry";
import { testBoat } from "./boat";
import { testCodes } from "./codes";
import { testIncident } from "./incident";
import { knownMember } from "./known-member";
import { testMe } from "./me";
import { foundMember, testMember } from "./member";
import { memberBooking } from "./member-booking";
import { testOrder, testOrderPaid } from "./order";
import { testOutboxLine } from "./outbox-line";
import { testOuting } from "./outing";
import { testPlan } from "./plan";
import { testSafety } from "./safety";

const webhook: WebhookView = {
  oldSecretUntil: null,
  id: 1,
  url: "https://board.willows.example/slipway",
  events: ["booking.created"],
  active: true,
  createdAt: "2026-11-18T18:00:00.000Z",
  failingSince: null,
};
/** What an admin's dashboard hears when all is done. */
export const nothingWaits: Waiting = {
  applicants: { total: 0, first: [] },
  unpaidOrders: { total: 0, first: [] },
  rowRequests: { total: 0, first: [] },
  boatsOffline: [],
  groundings: 0,
  failedMail: 0,
  keptMail: 0,
  failedBackup: false,
};
/** How many there are of what an admin's tiles count. */
export const counts = {
  totalMembers: 5013,
  activeMembers: 9,
  pendingApprovals: 3,
  totalBoats: 4,
  availableBoats: 2,
  adminUsers: 1,
};
const report = {
  weeks: [],
  hoursOnOffer: 68,
  boats: [],
  kinds: [],
  busiest: [],
  revenue: [],
  logged: [],
  standings: [],
};
const tablet: DeviceView = {
  id: 1,
  name: "North dock",
  pairing: "done",
  lastHeardAt: null,
  pairedAt: "2026-11-20T19:00:00.000Z",
  pairingEndsAt: "2026-11-20T19:00:00.000Z",
};
const hours = { hoursRemaining: 10, lots: [], lines: [] };

/** One answer for every read of a screen, for tests that ask what becomes of a screen without them. */
export const screenAnswers: Answers = {
  "auth.me": testMe(),
  "auth.account": { without: [], calendars: [], devices: [] },
  "boats.list": [testBoat()],
  "boats.get": testBoat(),
  "boats.labels": [
    {
      id: 1,
      name: "Heron",
      address: "https://club.example/boats/1",
      qrCode: { size: 1, path: "" },
    },
  ],
  "boats.availability": { bookings: [], blocks: [], closures: [] },
  "admin.closures": [],
  "admin.announcements": [testAnnouncement()],
  "admin.runningAnnouncements": [],
  "boats.gates": calmFacts(),
  "boats.diaries": [{ boatId: 1, bookings: [], blocks: [], closures: [] }],
  "boats.soonestFree": { start: null },
  "boats.winds": [],
  "bookings.board": [toBoardLine(testOuting())],
  "bookings.mine": [memberBooking()],
  "bookings.myOutings": [],
  "bookings.outings": [],
  "bookings.goal": { kilometres: null },
  "bookings.suggestions": [],
  "bookings.wishes": [],
  "bookings.invitations": [],
  "bookings.seats": [],
  "bookings.seatCount": 0,
  "bookings.myHours": hours,
  "bookings.accessCodes": testCodes(),
  "bookings.rowRequests": [],
  "packages.plans": [testPlan()],
  "packages.myOrders": [testOrder()],
  "packages.receipt": {
    order: testOrderPaid(),
    club: { name: "Willows", address: "", email: "" },
  },
  "admin.audit": { entries: [testEntry()], more: false },
  "admin.codesSeen": { locks: [], club: [] },
  "admin.clearanceKinds": [],
  "admin.clearancesOf": { kinds: [], clearances: [] },
  "admin.unclearedBookings": [],
  "admin.refusedBookings": [],
  "admin.visitorTries": [{ what: "sign-in failed", times: 12, addresses: 3 }],
  "admin.bay": { windLimitKmh: 25, gustLimitKmh: 40, hours: [] },
  "admin.blocks": [],
  "admin.bookingsRange": [adminBooking()],
  "admin.compareBooks": [],
  "admin.counts": counts,
  "admin.devices": [tablet],
  "admin.webhooks": [webhook],
  "admin.jobs": [],
  "admin.latestBookings": [adminBooking()],
  "admin.member": knownMember(),
  "admin.orders": [testOrder()],
  "admin.ordersOf": [testOrder()],
  "admin.outbox": { messages: [testOutboxLine()], more: false },
  "admin.outboxMessage": { ...testOutboxLine(), text: "Thank you", html: "<p>Thank you" },
  "admin.refundPreview": { amount: "0.00", hours: 0 },
  "admin.roster": [testMember()],
  "admin.searchMembers": { members: [foundMember()], total: 1 },
  "admin.incidents": [testIncident()],
  "admin.incident": testIncident(),
  "admin.safetyFigures": safetyFigures(defaultSafetySettings, documentedProfile.units),
  "admin.safetySettings": testSafety(),
  "admin.setup": { steps: [], open: false },
  "admin.settings": defaultClubSettings,
  "admin.plans": [{ ...testPlan(), isActive: true }],
  "admin.texts": [],
  "admin.usageReport": report,
  "admin.annualReport": testAnnualReport(),
  "admin.waiting": nothingWaits,
};

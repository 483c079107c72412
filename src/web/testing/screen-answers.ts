import type { DeviceView } from "../../shared/devices/device-schemas";
import { toBoardLine } from "../../shared/outings/board-line";
import type { OrderView } from "../../shared/payments/order-schemas";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { defaultSafetySettings } from "../../shared/settings/safety-settings";
import { calmFacts } from "../../shared/testing/calm-facts";
import { safetyFigures } from "../../shared/texts/safety-figures";
import type { Waiting } from "../../shared/waiting/waiting";
import type { WebhookView } from "../../shared/webhooks/webhook-schemas";
import { adminBooking } from "./admin-booking";
import { testAnnouncement } from "./announcement";
import { testAnnualReport } from "./annual-report";
import { testBoat } from "./boat";
import { testIncident } from "./incident";
import { testMember } from "./member";
import { memberBooking } from "./member-booking";
import { testOuting } from "./outing";
import type { Answers } from "./show-screen";

const sam = testMember();
const webhook: WebhookView = {
  ...{ id: 1, url: "https://board.willows.example/slipway", events: ["booking.created"] },
  ...{ active: true, createdAt: "2026-11-18T18:00:00.000Z", failingSince: null },
};
/** What a member bought at the clubhouse, for tests. */
export const testOrder: OrderView = {
  id: 7,
  providerOrderId: null,
  memberId: 3,
  memberName: "Sam Okafor",
  gateway: "clubhouse",
  status: "pending",
  receiptNumber: 12,
  createdAt: "2026-11-20T19:30:00.000Z",
  capturedAt: null,
  date: "2026-11-20",
  items: [
    { name: "10 Hour Plan", quantity: 1, unitPrice: "250.00", unitTax: "12.50", hoursIncluded: 10 },
  ],
  subtotal: "250.00",
  tax: "12.50",
  total: "262.50",
  refunded: "0.00",
};
const plan = {
  id: 2,
  name: "10 Hour Plan",
  description: "",
  kind: "hours",
  hoursIncluded: 10,
  price: "250.00",
  tax: "12.50",
  total: "262.50",
  validityDays: 365,
};
/** What an admin's dashboard hears when all is done. */
export const nothingWaits: Waiting = {
  applicants: { total: 0, first: [] },
  unpaidOrders: { total: 0, first: [] },
  rowRequests: { total: 0, first: [] },
  boatsOffline: [],
  failedMail: 0,
  failedBackup: false,
};
const counts = {
  totalMembers: 5013,
  activeMembers: 9,
  pendingApprovals: 3,
  totalBoats: 4,
  availableBoats: 2,
  adminUsers: 1,
};
const entry = {
  id: 9,
  createdAt: "2026-11-20T19:00:00.000Z",
  act: "hours added",
  actorName: "Avery Chen",
  subjectType: "member",
  subjectId: 3,
  subjectName: "Sam Okafor",
};
const message = {
  id: 7,
  kind: "receipt",
  recipient: "sam@willows.example",
  subject: "Receipt 12",
  state: "sent",
  createdAt: "2026-11-20T19:00:00.000Z",
  sentAt: "2026-11-20T19:01:00.000Z",
  attempts: 1,
  nextAttemptAt: null,
  lastError: null,
  forgotten: false,
};
const report = {
  weeks: [],
  hoursOnOffer: 68,
  boats: [],
  busiest: [],
  revenue: [],
  logged: [],
  standings: [],
};
const tablet: DeviceView = {
  ...{ id: 1, name: "North dock", pairing: "done", lastHeardAt: null },
  ...{ pairedAt: "2026-11-20T19:00:00.000Z", pairingEndsAt: "2026-11-20T19:00:00.000Z" },
};
const codes = { gateCode: "2010#", shedCode: "", washroomCode: "", accessInstructions: "" };
const hours = { hoursRemaining: 10, lots: [], lines: [] };

/** One answer for every read of a screen, for tests that ask what becomes of a screen without them. */
export const screenAnswers: Answers = {
  "auth.me": { member: sam, subscription: null },
  "auth.account": { without: [], calendars: [], devices: [] },
  "boats.list": [testBoat()],
  "boats.get": testBoat(),
  "boats.labels": [
    {
      ...{ id: 1, name: "Heron" },
      address: "https://club.example/boats/1",
      qrCode: { size: 1, path: "" },
    },
  ],
  "boats.availability": { bookings: [], blocks: [], closures: [] },
  "admin.closures": [],
  "admin.announcements": [testAnnouncement],
  "admin.runningAnnouncements": [],
  "boats.gates": calmFacts(),
  "boats.diaries": [{ boatId: 1, bookings: [], blocks: [], closures: [] }],
  "bookings.board": [toBoardLine(testOuting())],
  "bookings.mine": [memberBooking()],
  "bookings.myOutings": [],
  "bookings.outings": [],
  "bookings.suggestions": [],
  "bookings.wishes": [],
  "bookings.myHours": hours,
  "bookings.accessCodes": { access: codes, codesShown: "atBooking", mailed: true },
  "bookings.rowRequests": [],
  "packages.plans": [plan],
  "packages.myOrders": [testOrder],
  "packages.receipt": {
    order: testOrder,
    club: { name: "Willows", address: "", email: "", gstNumber: "" },
  },
  "admin.audit": { entries: [entry], more: false },
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
  "admin.member": { member: sam, subscription: null, lots: [], lines: [], bookings: [] },
  "admin.orders": [testOrder],
  "admin.ordersOf": [testOrder],
  "admin.outbox": { messages: [message], more: false },
  "admin.outboxMessage": { ...message, text: "Thank you", html: "<p>Thank you" },
  "admin.refundPreview": { amount: "0.00", hours: 0 },
  "admin.roster": [{ ...sam, membershipStatus: "active" }],
  "admin.searchMembers": { members: [sam], total: 1 },
  "admin.incidents": [testIncident()],
  "admin.incident": testIncident(),
  "admin.safetyFigures": safetyFigures(defaultSafetySettings),
  "admin.safetySettings": { ...defaultSafetySettings, warnings: [] },
  "admin.setup": { steps: [], open: false },
  "admin.settings": defaultClubSettings,
  "admin.plans": [{ ...plan, isActive: true }],
  "admin.texts": [],
  "admin.usageReport": report,
  "admin.annualReport": testAnnualReport(),
  "admin.waiting": nothingWaits,
};

import type { QueryClient } from "@tanstack/react-query";
import type { AnyQueryProcedure } from "@trpc/server";
import type { ProcedureName } from "../../server/api/procedure-name";
import type { ChangeTopic } from "../../shared/live/changes";

type Read = ProcedureName<AnyQueryProcedure>;

const people: readonly Read[] = [
  "auth.me",
  "bookings.myHours",
  "bookings.suggestions",
  "admin.members",
  "admin.searchMembers",
  "admin.member",
  "admin.deletionPreview",
  "admin.codesSeen",
  "admin.clearancesOf",
];

const outings: readonly Read[] = [
  "admin.booking",
  "admin.bookingsToday",
  "admin.bookingsRange",
  "admin.latestBookings",
  "admin.touchedBookings",
  "admin.unclearedBookings",
  "admin.refusedBookings",
  "admin.bookingsOutside",
  "admin.incidents",
  "admin.incident",
  "bookings.board",
  "bookings.outings",
  "bookings.myOutings",
  "bookings.offer",
  "admin.damage",
];

/** Every act is in the audit trail, and most are mailed. */
const records: readonly Read[] = ["admin.audit", "admin.outbox"];

/** Which reads each topic makes old. A booking moves hours, too; outings name members and boats. */
export const readsOf: Record<ChangeTopic, readonly Read[]> = {
  bookings: [
    ...people,
    ...outings,
    ...records,
    "boats.availability",
    "boats.diaries",
    "boats.soonestFree",
    "boats.gates",
    "bookings.mine",
    "bookings.crew",
    "bookings.invitations",
    "bookings.seats",
    "bookings.seatCount",
    "bookings.trySeries",
    "bookings.wishes",
    "bookings.accessCodes",
    "admin.trySeriesForMember",
    "admin.annualReport",
    "admin.usageReport",
  ],
  boats: [
    ...outings,
    ...records,
    "boats.list",
    "boats.labels",
    "boats.get",
    "boats.myDamage",
    "boats.availability",
    "boats.diaries",
    "boats.soonestFree",
    "bookings.suggestions",
    "boats.gates",
    "boats.outlook",
    "admin.blocks",
    "admin.codesSeen",
    "admin.closures",
    "admin.closureTouches",
    "admin.counts",
    "admin.waiting",
    "admin.annualReport",
    "admin.usageReport",
  ],
  members: [
    ...people,
    ...outings,
    ...records,
    "packages.myOrders",
    "boats.gates",
    "admin.counts",
    "admin.waiting",
    "admin.roster",
    "admin.orders",
    "admin.ordersOf",
    "admin.refundPreview",
    "admin.compareBooks",
    "admin.annualReport",
    "admin.usageReport",
  ],
  club: [
    ...records,
    "boats.gates",
    "boats.soonestFree",
    "boats.outlook",
    "admin.codesSeen",
    "bookings.accessCodes",
    "bookings.rowRequests",
    "admin.waiting",
    "packages.plans",
    "admin.club",
    "admin.announcements",
    "admin.runningAnnouncements",
    "admin.settings",
    "admin.setup",
    "admin.safetySettings",
    "admin.bay",
    "admin.clearancesOf",
    "admin.clearanceKinds",
    "admin.devices",
    "admin.webhooks",
    "admin.webhookDeliveries",
    "admin.plans",
    "admin.texts",
    "admin.safetyFigures",
    "admin.textVersions",
  ],
  account: [
    ...records,
    "auth.me",
    "auth.account",
    "auth.tokens",
    "auth.pushDevices",
    "bookings.goal",
    "bookings.wishes",
    "admin.searchMembers",
    "admin.member",
    "admin.runningAnnouncements",
  ],
  outbox: [...records, "admin.outboxMessage", "admin.waiting"],
};

/** Reads again what the topics make old, each thing once; settles when the answers are in. */
export function readAgain(queryClient: QueryClient, topics: Iterable<ChangeTopic>) {
  const reads = new Set([...topics].flatMap((topic) => readsOf[topic]));
  return Promise.all(
    [...reads].map((read) => queryClient.invalidateQueries({ queryKey: [read.split(".")] })),
  );
}

/** The topics that an answer's header names, as far as this page knows them. */
export const topicsIn = (header: string): ChangeTopic[] => header.split(",").filter(isTopic);

const isTopic = (name: string): name is ChangeTopic => Object.hasOwn(readsOf, name);

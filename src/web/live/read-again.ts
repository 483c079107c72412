import type { ChangeTopic } from "../../shared/changes";
import type { trpc } from "../api";

export type Api = ReturnType<typeof trpc.useUtils>;

/** What can be read again, by name; only what an open screen shows is asked for. */
const reads = {
  me: (api: Api) => api.auth.me.invalidate(),
  club: (api: Api) => api.admin.club.invalidate(),
  clubSettings: (api: Api) => api.admin.settings.invalidate(),
  counts: (api: Api) => api.admin.counts.invalidate(),
  boats: (api: Api) => api.boats.invalidate(),
  availability: (api: Api) => api.boats.availability.invalidate(),
  blocks: (api: Api) => api.admin.blocks.invalidate(),
  ownBookings: (api: Api) => api.bookings.mine.invalidate(),
  ownHours: (api: Api) => api.bookings.myHours.invalidate(),
  accessCodes: (api: Api) => api.bookings.accessCodes.invalidate(),
  bookingsToday: (api: Api) => api.admin.bookingsToday.invalidate(),
  bookingsRange: (api: Api) => api.admin.bookingsRange.invalidate(),
  latestBookings: (api: Api) => api.admin.latestBookings.invalidate(),
  touchedBookings: (api: Api) => api.admin.touchedBookings.invalidate(),
  members: (api: Api) => api.admin.members.invalidate(),
  memberSearch: (api: Api) => api.admin.searchMembers.invalidate(),
  member: (api: Api) => api.admin.member.invalidate(),
  deletionPreview: (api: Api) => api.admin.deletionPreview.invalidate(),
  roster: (api: Api) => api.admin.roster.invalidate(),
  ownOrders: (api: Api) => api.packages.myOrders.invalidate(),
  books: (api: Api) => api.admin.compareBooks.invalidate(),
  orders: (api: Api) => api.admin.orders.invalidate(),
  ordersOf: (api: Api) => api.admin.ordersOf.invalidate(),
  plans: (api: Api) => api.packages.plans.invalidate(),
  rowRequests: (api: Api) => api.bookings.rowRequests.invalidate(),
  audit: (api: Api) => api.admin.audit.invalidate(),
};

type Read = keyof typeof reads;

const people: readonly Read[] = [
  "me",
  "ownHours",
  "members",
  "memberSearch",
  "member",
  "deletionPreview",
];

/** Which reads each topic makes old. A booking moves hours too; every act is in the audit trail. */
const readsOf: Record<ChangeTopic, readonly Read[]> = {
  bookings: [
    ...people,
    "ownBookings",
    "accessCodes",
    "availability",
    "bookingsToday",
    "bookingsRange",
    "latestBookings",
    "touchedBookings",
    "audit",
  ],
  boats: ["boats", "blocks", "counts", "touchedBookings", "audit"],
  members: [...people, "counts", "roster", "ownOrders", "books", "orders", "ordersOf", "audit"],
  club: ["club", "clubSettings", "accessCodes", "plans", "rowRequests", "audit"],
};

/** Reads again what the topics make old, each thing once; settles when the answers are in. */
export function readAgain(api: Api, topics: ReadonlySet<ChangeTopic>): Promise<unknown> {
  const names = new Set([...topics].flatMap((topic) => readsOf[topic]));
  return Promise.all([...names].map((name) => reads[name](api)));
}

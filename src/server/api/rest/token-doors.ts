import type { RestRoute } from "./rest-routes";

/** Where the documented paths begin that a program with a token may call; any other is closed to it. */
const opened = [
  "/api/auth/me",
  "/api/members",
  "/api/membership-plans",
  "/api/boats",
  "/api/bookings",
  "/api/booking-offers",
  "/api/dock/outings",
  "/api/outings",
  "/api/closures",
  "/api/waitlist",
  "/api/announcements",
  "/api/admin/announcements",
  "/api/admin/blocks",
  "/api/admin/boats",
  "/api/admin/bookings",
  "/api/admin/closures",
  "/api/admin/damage",
  "/api/admin/incidents",
  "/api/admin/members",
  "/api/admin/plans",
  "/api/admin/setup",
  "/api/manager/members",
  "/paypal",
];

/** What stays closed of these: who a member is to the club, and how they log in. */
const closed = ["/:id/approve", "/:id/reject", "/:id/reset-password"];

/** How far a token must go to call a documented path; undefined where none opens it. */
export function tokenDoor({ path, method }: RestRoute): "read" | "write" | undefined {
  const isOpened = opened.some((start) => path === start || path.startsWith(`${start}/`));
  if (!isOpened || closed.some((end) => path.endsWith(end))) return undefined;
  return method === "GET" ? "read" : "write";
}

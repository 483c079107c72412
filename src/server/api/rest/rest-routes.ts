import type { AnyMutationProcedure, AnyQueryProcedure } from "@trpc/server";
import type { ProcedureName } from "../procedure-name";
import { restProgramRoutes } from "./rest-program-routes";
import { restStaffRoutes } from "./rest-staff-routes";

type Read = { method: "GET"; procedure: ProcedureName<AnyQueryProcedure>; redirect?: never };
type Write = {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  procedure: ProcedureName<AnyMutationProcedure>;
  redirect?: never;
};
/** A browser's plain link: it writes, and answers with a redirect instead of JSON. */
type Link = { method: "GET"; procedure: ProcedureName<AnyMutationProcedure>; redirect: string };

export type RestRoute = (Read | Write | Link) & {
  path: string;
  status?: number;
  /** what a refusal carries besides `error` and `code` */
  refusal?: Record<string, unknown>;
  /** a write whose query is read, too, as that of a read always is */
  takesQuery?: true;
  /** a refusal says which input it is about */
  namesField?: true;
};

/**
 * The documented REST calls, one row each: which procedure answers, with which status when all
 * is well (200 unless said), and where the documents give an answer another form.
 * Path parameters, query and JSON body together are the procedure's input; each parameter is a number
 * but `:token`.
 */
export const restRoutes: readonly RestRoute[] = [
  { method: "GET", path: "/api/auth/me", procedure: "auth.me" },
  {
    method: "POST",
    path: "/api/auth/login",
    procedure: "auth.login",
    refusal: { ok: false },
  },
  { method: "POST", path: "/api/auth/logout", procedure: "auth.logout" },
  { method: "POST", path: "/api/auth/force-logout", procedure: "auth.forceLogout" },
  { method: "GET", path: "/api/logout", procedure: "auth.logout", redirect: "/login" },
  { method: "PUT", path: "/api/auth/change-password", procedure: "auth.changePassword" },
  { method: "POST", path: "/api/auth/reset-password", procedure: "auth.resetPassword" },
  { method: "POST", path: "/api/auth/choose-password", procedure: "auth.choosePassword" },
  { method: "GET", path: "/api/auth/my-data", procedure: "auth.myData" },

  { method: "POST", path: "/api/members/register", procedure: "auth.register", status: 201 },
  { method: "GET", path: "/api/members/me", procedure: "auth.me" },
  { method: "GET", path: "/api/members/bookings", procedure: "bookings.mine" },
  { method: "GET", path: "/api/membership-plans", procedure: "packages.plans" },

  { method: "GET", path: "/api/boats", procedure: "boats.list" },
  { method: "GET", path: "/api/boats/:id", procedure: "boats.get" },
  { method: "GET", path: "/api/boats/:id/availability", procedure: "boats.availability" },
  { method: "GET", path: "/api/boats/:id/outlook", procedure: "boats.outlook" },

  {
    method: "POST",
    path: "/api/boats/:id/damage",
    procedure: "boats.reportDamage",
    status: 201,
    namesField: true,
  },
  { method: "GET", path: "/api/members/damage", procedure: "boats.myDamage" },

  { method: "POST", path: "/api/bookings", procedure: "bookings.book", status: 201 },
  { method: "PUT", path: "/api/bookings/:id", procedure: "bookings.move", namesField: true },
  { method: "DELETE", path: "/api/bookings/:id", procedure: "bookings.cancel" },
  {
    method: "POST",
    path: "/api/bookings/:id/launch",
    procedure: "bookings.launch",
    namesField: true,
  },
  { method: "POST", path: "/api/bookings/:id/land", procedure: "bookings.land", namesField: true },
  { method: "PUT", path: "/api/bookings/:id/due", procedure: "bookings.extend", namesField: true },
  { method: "GET", path: "/api/waitlist", procedure: "bookings.wishes" },
  {
    method: "POST",
    path: "/api/waitlist",
    procedure: "bookings.addWish",
    status: 201,
    namesField: true,
  },
  { method: "DELETE", path: "/api/waitlist/:id", procedure: "bookings.deleteWish" },
  {
    method: "POST",
    path: "/api/waitlist/:id/accept",
    procedure: "bookings.acceptOffer",
    status: 201,
  },
  { method: "POST", path: "/api/waitlist/:id/decline", procedure: "bookings.declineOffer" },
  { method: "GET", path: "/api/booking-offers/:token", procedure: "bookings.offer" },
  {
    method: "POST",
    path: "/api/booking-offers/:token",
    procedure: "bookings.chooseOffer",
    namesField: true,
  },
  { method: "GET", path: "/api/dock/outings", procedure: "bookings.board" },
  { method: "GET", path: "/api/outings", procedure: "bookings.outings", namesField: true },
  {
    method: "GET",
    path: "/api/members/outings",
    procedure: "bookings.myOutings",
    namesField: true,
  },

  { method: "GET", path: "/api/closures", procedure: "admin.closures" },
  { method: "GET", path: "/api/announcements", procedure: "admin.runningAnnouncements" },
  {
    method: "POST",
    path: "/api/announcements/:id/dismiss",
    procedure: "admin.dismissAnnouncement",
  },
  { method: "POST", path: "/api/devices/pair", procedure: "auth.pairDevice" },

  ...restProgramRoutes,

  { method: "GET", path: "/paypal/setup", procedure: "packages.setup" },
  { method: "POST", path: "/paypal/order", procedure: "packages.placeOrder", status: 201 },
  { method: "POST", path: "/paypal/order/:id/capture", procedure: "packages.capture" },
  ...restStaffRoutes,
];

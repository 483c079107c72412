import { isApproved, type Role } from "../../shared/members/role";
import { paths } from "../paths";
import type { Place } from "./navigation";

/** What a phone's menu has first for whoever is signed in. */
export const bookNow: Place = { to: paths.booking, label: "Book Now" };

/** Somebody's own places, in both menus: before approval there are no hours and no outings. */
export function ownPlaces(role: Role, openSeats: boolean): Place[] {
  const rowing = [
    { to: paths.myHours, label: "My Hours" },
    { to: paths.logbook, label: "Logbook" },
    { to: paths.waitlist, label: "Waitlist" },
    ...(openSeats ? [{ to: paths.seats, label: "Open seats" }] : []),
  ];
  return [
    { to: paths.dashboard, label: "Dashboard" },
    { to: paths.bookingHistory, label: "My Bookings" },
    ...(isApproved(role) ? rowing : []),
    { to: paths.account, label: "My Account" },
    ...panelOf(role),
  ];
}

/** Managers have theirs; admins come to it from their dashboard. */
function panelOf(role: Role): Place[] {
  if (role === "admin") return [{ to: paths.admin, label: "Admin Panel" }];
  return role === "manager" ? [{ to: paths.manager, label: "Manager Panel" }] : [];
}

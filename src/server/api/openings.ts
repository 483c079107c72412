import type { AnyQueryProcedure, inferRouterInputs } from "@trpc/server";
import { isCrew, type Role } from "../../shared/members/role";
import { openingPaths as paths } from "../../shared/opening/opening-paths";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { addDays } from "../../shared/time/club-dates";
import type { AppRouter } from "./app-router";
import type { ProcedureName } from "./procedure-name";

/** How a screen opens: what the browser is told to fetch at once, and what it would ask first. */
export interface Opening {
  path: string;
  /** who sees this screen there; the others are sent a page that finds out by itself */
  by: readonly Role[];
  /** its module, as `src/web` names it */
  screen: string;
  reads: (at: OpenedAt) => Read[];
  /** Whether it is sent drawn. */
  drawn?: true;
}

interface OpenedAt {
  /** of the boat that the address names, or NaN */
  boatId: number;
  /** the club's date */
  today: string;
  club: ClubProfile;
}

/** A query and what it is asked. */
export interface Read {
  name: ReadName;
  input?: unknown;
}

type ReadName = ProcedureName<AnyQueryProcedure>;
type Inputs = inferRouterInputs<AppRouter>;
type InputOf<Name> = Name extends `${infer Noun extends keyof Inputs}.${infer Verb}`
  ? Verb extends keyof Inputs[Noun]
    ? Inputs[Noun][Verb]
    : never
  : never;

const read = <Name extends ReadName>(name: Name, input?: InputOf<Name>): Read =>
  input === undefined ? { name } : { name, input };

const visitor: Role[] = ["visitor"];
const pending: Role[] = ["pending"];
const approved: Role[] = ["approved", "manager", "admin"];
const member: Role[] = ["approved"];
const manager: Role[] = ["manager"];
const staff: Role[] = ["manager", "admin"];
const admin: Role[] = ["admin"];
const signedIn: Role[] = [...pending, ...approved];
const everyone: Role[] = [...visitor, ...signedIn];

const drawn = true;
const nothing = () => [];
/** What every screen asks first, whoever sees it, and what stands on top of it for staff. */
export const asksFirst = (role: Role): Read[] => [
  read("auth.me"),
  read("admin.club"),
  ...(isCrew(role) ? [read("admin.incidents")] : []),
];
const told = () => [read("admin.runningAnnouncements")];
const plans = () => [read("packages.plans")];
const texts = () => [read("admin.texts"), read("admin.safetyFigures"), ...plans()];
const firstFacts = () => [read("boats.soonestFree"), ...plans()];
const bookableDays = ({ today, club }: Omit<OpenedAt, "boatId">) => ({
  startDate: today,
  endDate: lastBookableDate(today, "member", club),
});

const fleet = (at: OpenedAt) => [
  read("boats.list"),
  read("boats.diaries", bookableDays(at)),
  read("boats.winds"),
];

const history = () => [read("bookings.mine"), read("bookings.myOutings")];

const ownDay = ({ today }: OpenedAt) => [
  ...told(),
  read("bookings.mine"),
  read("bookings.myHours"),
  read("bookings.accessCodes"),
  read("bookings.myOutings", { startDate: addDays(today, -1) }),
  read("bookings.suggestions"),
  read("bookings.wishes"),
  read("bookings.invitations"),
  read("bookings.seatCount"),
];

const managersDay = ({ today, ...at }: OpenedAt) => [
  read("bookings.outings", { startDate: addDays(today, -1), endDate: today }),
  read("admin.damage", { open: true }),
  read("admin.refusedBookings"),
  read("admin.unclearedBookings"),
  ...ownDay({ today, ...at }),
];

const boatsDay = ({ boatId, ...at }: OpenedAt) =>
  Number.isInteger(boatId)
    ? [
        read("boats.get", { id: boatId }),
        read("boats.availability", { id: boatId, ...bookableDays(at) }),
        read("boats.gates", { id: boatId }),
        read("bookings.mine"),
        read("bookings.accessCodes"),
      ]
    : [];

const clubsDay = ({ today }: OpenedAt) => [
  ...told(),
  read("admin.waiting"),
  read("admin.setup"),
  read("admin.unclearedBookings"),
  read("admin.refusedBookings"),
  read("admin.bay"),
  read("admin.bookingsRange", { startDate: today, endDate: today }),
  read("boats.list"),
  read("admin.blocks"),
  read("bookings.outings", { startDate: addDays(today, -1), endDate: today }),
  read("bookings.mine"),
  read("bookings.myOutings", { startDate: addDays(today, -1) }),
  read("bookings.accessCodes"),
  read("bookings.wishes"),
  read("bookings.invitations"),
  read("admin.latestBookings"),
  read("admin.searchMembers", { page: 1 }),
];

const screens = {
  landing: "home/landing-page.tsx",
  login: "auth/login-page.tsx",
  boats: "boats/boats-page.tsx",
  booking: "bookings/booking-page.tsx",
  dashboard: "dashboard/dashboard-page.tsx",
  admin: "admin/admin-dashboard-page.tsx",
  pricing: "packages/pricing-page.tsx",
};

const home = (path: string): Opening[] => [
  { path, by: pending, screen: screens.dashboard, reads: told, drawn },
  { path, by: member, screen: screens.dashboard, reads: ownDay, drawn },
  { path, by: manager, screen: screens.dashboard, reads: managersDay, drawn },
  { path, by: admin, screen: screens.admin, reads: clubsDay, drawn },
];

/** The screens that visits begin with. The first that fits an address and a role is sent. */
export const openings: readonly Opening[] = [
  { path: paths.home, by: visitor, screen: screens.landing, reads: firstFacts, drawn },
  ...home(paths.home),
  { path: paths.dashboard, by: visitor, screen: screens.login, reads: nothing },
  ...home(paths.dashboard),
  { path: paths.admin, by: admin, screen: screens.admin, reads: clubsDay, drawn },
  { path: paths.adminDashboard, by: admin, screen: screens.admin, reads: clubsDay, drawn },
  { path: paths.login, by: everyone, screen: screens.login, reads: nothing },
  { path: paths.boats, by: everyone, screen: screens.boats, reads: fleet, drawn },
  {
    path: paths.booking,
    by: signedIn,
    screen: "bookings/boat-chooser-page.tsx",
    reads: fleet,
    drawn,
  },
  { path: paths.bookingSimple, by: visitor, screen: screens.booking, reads: nothing, drawn },
  { path: paths.bookingSimple, by: approved, screen: screens.booking, reads: boatsDay, drawn },
  {
    path: paths.bookingHistory,
    by: approved,
    screen: "bookings/history/booking-history-page.tsx",
    reads: history,
    drawn,
  },
  { path: paths.myHours, by: approved, screen: "hours/my-hours-page.tsx", reads: nothing },
  { path: paths.pricing, by: everyone, screen: screens.pricing, reads: plans, drawn },
  { path: paths.hourPackages, by: everyone, screen: screens.pricing, reads: plans, drawn },
  { path: paths.hours, by: everyone, screen: screens.pricing, reads: plans, drawn },
  { path: paths.faq, by: everyone, screen: "home/faq-page.tsx", reads: texts, drawn },
  { path: paths.manager, by: staff, screen: "admin/manager-page.tsx", reads: nothing },
  {
    path: paths.memberManagement,
    by: admin,
    screen: "members/member-management-page.tsx",
    reads: nothing,
  },
];

import type { Role } from "../../shared/members/role";
import { bookingPath, paths } from "../paths";

export interface ScreenVisit {
  address: string;
  /** the roles that may see it */
  by: readonly Role[];
  /** another address of a screen that is visited anyway */
  alias?: true;
}

const everyone: Role[] = ["visitor", "pending", "approved", "manager", "admin"];
const signedIn: Role[] = ["pending", "approved", "manager", "admin"];
const approved: Role[] = ["approved", "manager", "admin"];
const staff: Role[] = ["manager", "admin"];
const admins: Role[] = ["admin"];

/** One visit for each path, so that no screen goes unlooked at; the compiler misses none. */
const visitsByPath: Record<keyof typeof paths, ScreenVisit> = {
  home: { address: paths.home, by: everyone },
  login: { address: paths.login, by: everyone },
  register: { address: paths.register, by: everyone },
  registrationThankYou: { address: paths.registrationThankYou, by: everyone },
  choosePassword: { address: "/choose-password/a-used-link", by: everyone },
  memberAccounts: { address: paths.memberAccounts, by: everyone },
  loginReset: { address: paths.loginReset, by: everyone },
  boats: { address: paths.boats, by: everyone },
  boat: { address: "/boats/1", by: everyone },
  boatLabels: { address: paths.boatLabels, by: staff },
  dock: { address: paths.dock, by: ["visitor"] },
  pair: { address: "/pair/a-used-address", by: ["visitor"] },
  devices: { address: paths.devices, by: admins },
  webhooks: { address: paths.webhooks, by: admins },
  booking: { address: paths.booking, by: signedIn },
  bookingSimple: { address: bookingPath(1), by: everyone },
  bookingOld: { address: "/booking/2", by: everyone, alias: true },
  dashboard: { address: paths.dashboard, by: everyone, alias: true },
  bookingHistory: { address: paths.bookingHistory, by: approved },
  logbook: { address: paths.logbook, by: approved },
  pricing: { address: paths.pricing, by: everyone },
  hourPackages: { address: paths.hourPackages, by: everyone, alias: true },
  hours: { address: paths.hours, by: everyone, alias: true },
  myHours: { address: paths.myHours, by: approved },
  receipt: { address: "/receipts/1", by: signedIn },
  catalogue: { address: paths.catalogue, by: admins },
  books: { address: paths.books, by: admins },
  faq: { address: paths.faq, by: everyone },
  terms: { address: paths.terms, by: everyone },
  tryARow: { address: paths.tryARow, by: everyone },
  rowRequests: { address: paths.rowRequests, by: admins },
  admin: { address: paths.admin, by: admins },
  adminDashboard: { address: paths.adminDashboard, by: admins, alias: true },
  clubLogbook: { address: paths.clubLogbook, by: staff },
  manager: { address: paths.manager, by: staff },
  memberManagement: { address: paths.memberManagement, by: admins },
  member: { address: "/member-management/3", by: admins },
  fleet: { address: paths.fleet, by: admins },
  imports: { address: paths.imports, by: admins },
  announcements: { address: paths.announcements, by: staff },
  money: { address: paths.money, by: admins },
  clubSettings: { address: paths.clubSettings, by: admins },
  clubTime: { address: paths.clubTime, by: admins },
  clubKinds: { address: paths.clubKinds, by: admins },
  face: { address: paths.face, by: admins },
  safety: { address: paths.safety, by: admins },
  damage: { address: paths.damage, by: staff },
  reportDamage: { address: "/report-damage/1", by: approved },
  incidents: { address: paths.incidents, by: staff },
  incident: { address: "/incidents/1", by: staff },
  texts: { address: paths.texts, by: admins },
  audit: { address: paths.audit, by: admins },
  reports: { address: paths.reports, by: admins },
  annualReport: { address: paths.annualReport, by: admins },
  outbox: { address: paths.outbox, by: admins },
  jobs: { address: paths.jobs, by: admins },
  account: { address: paths.account, by: signedIn },
  unsubscribe: { address: "/unsubscribe/an-old-address", by: everyone },
  replacement: { address: "/booking-offers/an-old-address", by: everyone },
  waitlist: { address: paths.waitlist, by: approved },
  seats: { address: paths.seats, by: approved },
  // Last, because it signs whoever opens it out.
  logoutForced: { address: paths.logoutForced, by: everyone },
};

/** Every screen by a short name, with the two that have no path of their own. */
export const screenVisits: [name: string, visit: ScreenVisit][] = [
  ["notFound", { address: "/no-such-page", by: everyone }],
  ["accessDenied", { address: paths.admin, by: ["pending", "approved", "manager"] }],
  ...Object.entries(visitsByPath),
];

export const roles = everyone;

import { openingPaths } from "../shared/opening/opening-paths";

/** Where every screen lives; rules, Screens. */
export const paths = {
  ...openingPaths,
  register: "/register",
  registrationThankYou: "/registration-thank-you",
  choosePassword: "/choose-password/:token",
  memberAccounts: "/member-accounts",
  logoutForced: "/logout-forced",
  loginReset: "/login-reset",
  bookingOld: "/booking/:boatId",
  boat: "/boats/:id",
  boatLabels: "/boat-labels",
  dock: "/dock",
  pair: "/pair/:token",
  devices: "/devices",
  webhooks: "/webhooks",
  logbook: "/logbook",
  clubLogbook: "/club-logbook",
  terms: "/terms",
  receipt: "/receipts/:number",
  catalogue: "/catalogue",
  books: "/books",
  tryARow: "/try-a-row",
  rowRequests: "/row-requests",
  member: "/member-management/:id",
  fleet: "/fleet",
  announcements: "/announcements",
  clubSettings: "/club-settings",
  clubKinds: "/club-settings/kinds",
  clubTime: "/club-settings/time",
  face: "/club-settings/face",
  money: "/club-settings/money",
  safety: "/safety",
  damage: "/damage",
  reportDamage: "/report-damage/:boatId",
  incidents: "/incidents",
  incident: "/incidents/:bookingId",
  imports: "/admin/import",
  texts: "/texts",
  audit: "/audit",
  reports: "/reports",
  annualReport: "/reports/annual",
  outbox: "/outbox",
  jobs: "/jobs",
  account: "/account",
  unsubscribe: "/unsubscribe/:token",
  replacement: "/booking-offers/:token",
  waitlist: "/waitlist",
  seats: "/seats",
} as const;

/** Where one's bookings are moved and cancelled, and one's outing is launched. */
export const currentBookingsPath = `${paths.dashboard}#my-current-bookings`;

/** An admin's page about one member. */
export const memberPath = (memberId: number): string => `${paths.memberManagement}/${memberId}`;

/** Where damage to a boat is reported. */
export const reportDamagePath = (boatId: number): string => `/report-damage/${boatId}`;

/** Where staff read of a boat that is overdue. */
export const incidentPath = (bookingId: number): string => `${paths.incidents}/${bookingId}`;

export const receiptPath = (receiptNumber: number): string => `/receipts/${receiptNumber}`;

/** What was chosen of a boat's day before its booking page: yyyy-MM-dd, HH:mm, hours. */
export interface ChosenOuting {
  date?: string | null | undefined;
  start?: string | null | undefined;
  duration?: string | number | null | undefined;
  /** the booking that is to be moved there */
  move?: string | number | null | undefined;
}

/** The booking page of one boat, with what was chosen before it. */
export const bookingPath = (
  boatId: number | string,
  { date, start, duration, move }: ChosenOuting = {},
): string => `/booking-simple/${boatId}${queryOf({ date, start, duration, move })}`;

/**
 * The log-in, which leads back to what was chosen of a boat. It is told values, never an address, so
 * that no link to it leads anywhere else.
 */
export function loginPath(
  boatId: number | string,
  { date, start, duration }: ChosenOuting,
): string {
  return date || start
    ? paths.login + queryOf({ boat: boatId, date, start, duration })
    : paths.login;
}

function queryOf(values: object): string {
  const named = Object.entries(values).filter(([, value]) => value);
  return named.length ? `?${new URLSearchParams(named)}` : "";
}

/** The audit trail, all of it or about one member or boat. */
export function auditPath(about: { member?: number; boat?: number } = {}): string {
  const filter = Object.entries(about).map(([name, id]) => `${name}=${id}`);
  return filter.length ? `${paths.audit}?${filter.join("&")}` : paths.audit;
}

/** A manager's members list, where `search` is already looked for. */
export const rosterPath = (search: string): string =>
  `${paths.manager}?search=${encodeURIComponent(search)}`;

/** Member management, where `search` is already looked for. */
export function memberSearchPath(search: string): string {
  return search
    ? `${paths.memberManagement}?search=${encodeURIComponent(search)}`
    : paths.memberManagement;
}

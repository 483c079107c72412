/** Where every screen lives; rules, Screens. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  registrationThankYou: "/registration-thank-you",
  choosePassword: "/choose-password/:token",
  memberAccounts: "/member-accounts",
  logoutForced: "/logout-forced",
  loginReset: "/login-reset",
  boats: "/boats",
  booking: "/booking",
  bookingOld: "/booking/:boatId",
  bookingSimple: "/booking-simple/:boatId",
  dashboard: "/dashboard",
  bookingHistory: "/booking-history",
  pricing: "/pricing",
  hourPackages: "/hour-packages",
  hours: "/hours",
  myHours: "/my-hours",
  faq: "/faq",
  terms: "/terms",
  receipt: "/receipts/:number",
  catalogue: "/catalogue",
  books: "/books",
  tryARow: "/try-a-row",
  rowRequests: "/row-requests",
  admin: "/admin",
  adminDashboard: "/admin-dashboard",
  manager: "/manager",
  memberManagement: "/member-management",
  member: "/member-management/:id",
  fleet: "/fleet",
  clubSettings: "/club-settings",
  safety: "/safety",
  texts: "/texts",
  audit: "/audit",
  reports: "/reports",
  outbox: "/outbox",
  jobs: "/jobs",
  account: "/account",
  unsubscribe: "/unsubscribe/:token",
} as const;

/** An admin's page about one member. */
export const memberPath = (memberId: number): string => `${paths.memberManagement}/${memberId}`;

export const receiptPath = (receiptNumber: number): string => `/receipts/${receiptNumber}`;

/** The booking page of one boat; with a day (yyyy-MM-dd) and a start (HH:mm) chosen before it. */
export function bookingPath(
  boatId: number | string,
  date?: string | null,
  start?: string | null,
): string {
  const chosen = Object.entries({ date, start }).filter(([, value]) => value);
  const query = chosen.map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`);
  return `/booking-simple/${boatId}${query.length ? `?${query.join("&")}` : ""}`;
}

/** The audit trail, all of it or about one member or boat. */
export function auditPath(about: { member?: number; boat?: number } = {}): string {
  const filter = Object.entries(about).map(([name, id]) => `${name}=${id}`);
  return filter.length ? `${paths.audit}?${filter.join("&")}` : paths.audit;
}

/** Member management, where `search` is already looked for. */
export function memberSearchPath(search: string): string {
  return search
    ? `${paths.memberManagement}?search=${encodeURIComponent(search)}`
    : paths.memberManagement;
}

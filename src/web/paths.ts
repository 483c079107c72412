/** Where every screen lives; spec part 1 §2, part 2 §2 and readings. */
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
  tryARow: "/try-a-row",
  rowRequests: "/row-requests",
  admin: "/admin",
  adminDashboard: "/admin-dashboard",
  manager: "/manager",
  memberManagement: "/member-management",
} as const;

/** The booking page of one boat, on a day (yyyy-MM-dd) where one was chosen. */
export function bookingPath(boatId: number | string, date?: string | null): string {
  const day = date ? `?date=${encodeURIComponent(date)}` : "";
  return `/booking-simple/${boatId}${day}`;
}

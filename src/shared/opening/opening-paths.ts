/** Addresses that visits begin with: the server sends what their screens start on; rules, Screens. */
export const openingPaths = {
  home: "/",
  login: "/login",
  boats: "/boats",
  booking: "/booking",
  bookingSimple: "/booking-simple/:boatId",
  dashboard: "/dashboard",
  bookingHistory: "/booking-history",
  pricing: "/pricing",
  hourPackages: "/hour-packages",
  hours: "/hours",
  myHours: "/my-hours",
  faq: "/faq",
  admin: "/admin",
  adminDashboard: "/admin-dashboard",
  manager: "/manager",
  memberManagement: "/member-management",
} as const;

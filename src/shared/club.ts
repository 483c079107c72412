/** Numbers that all clubs share, once; what one club has otherwise stands in its profile. */
export const club = {
  unlimitedHours: 1_000_000,
  refundReopensDays: 30,
  /** a member is told when hours have this many days left or fewer; the smallest first */
  expiryWarningDays: [7, 30],
  lotValidityDays: 365,
  /** a balance this small after a booking is worth a mail */
  lowHours: 2,
  maxHoursPerCredit: 100,
  maxItemsPerOrder: 3,
  /** how many orders of a member may be neither paid nor closed */
  maxOpenOrders: 30,
  availabilityRangeDays: 100,
  passwordMinLength: 6,
  passwordMaxLength: 200,
  oneTimeLinkMinutes: 60,
  /** the link in the mail about an approval */
  welcomeLinkDays: 7,
  /** the link in the mail that invites an imported member */
  invitationLinkDays: 14,
  weatherEveryMinutes: 10,
  /** children younger than this wear a flotation device */
  flotationAge: 12,
  /** what applicants are promised, in words */
  approvalTime: "1-2 business days",
  idempotencyHours: 24,
} as const;

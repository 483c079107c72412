/** Every number of the club, once; src/rules.md says why. Times are the club's; hours are hours. */
export const club = {
  timeZone: "America/Vancouver",
  openingTime: "05:00",
  closingTime: "22:00",
  /** the same two as people say them; a first visit needs no code for it */
  opensAt: "5:00 AM",
  closesAt: "10:00 PM",
  /** starts are on the hour and half hour */
  slotMinutes: 30,
  lastStart: "21:30",
  /** a day is fully booked when this many hours are taken */
  hoursInDay: 17,
  memberDurations: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4],
  memberHorizonMonths: 3,
  /** how long before its start a crew is asked to be at the dock */
  arriveMinutesEarly: 15,
  admin: {
    durations: [1, 1.5, 2, 2.5, 3, 3.5, 4],
    firstStart: "05:00",
    lastStart: "20:00",
    horizonDays: 90,
  },
  /** balance hours per hour on the water */
  soloRate: 1,
  tangoRate: 1.5,
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
  referencePrefix: "WRC-",
  gstPercent: 5,
} as const;

import type { AnnualFacts } from "../../shared/annual-report/annual-facts";
import { toAnnualReport } from "../../shared/annual-report/annual-figures";
import type { AnnualReport } from "../../shared/annual-report/annual-report-schemas";
import { documentedProfile } from "../../shared/profile/club-profile";

const november = "2026-11";

/** The annual report of a club that has sold and rowed a little, for tests. */
export const testAnnualReport = (facts: Partial<AnnualFacts> = {}): AnnualReport =>
  toAnnualReport({
    profile: documentedProfile,
    startDate: "2026-10-01",
    endDate: "2026-11-30",
    quietSince: "2026-08-22",
    members: 12,
    knowsGst: true,
    loggedFrom: "2026-10-01",
    sales: [
      {
        month: november,
        currency: "CAD",
        orders: 1,
        quarters: 40,
        netCents: 25000,
        gstCents: 1250,
      },
    ],
    moneyBack: [
      {
        month: november,
        currency: "CAD",
        reversed: false,
        quarters: 4,
        cents: 2625,
        gstCents: 125,
      },
    ],
    bookings: [
      {
        month: november,
        boatId: 1,
        outcome: "launched",
        bookings: 2,
        halfHours: 5,
        charged: 10,
        tenths: 75,
      },
    ],
    times: [{ weekday: 5, hour: 6, halfHours: 5 }],
    fleet: [
      { id: 1, name: "Heron", category: "single", managerDisabled: false, hoursOnOffer: 500 },
    ],
    comingAndGoing: [{ month: november, joined: 3, left: 1 }],
    quiet: [{ name: "Zia Marsh", standing: "active", lastBooking: null }],
    ...facts,
  });

import { toAnnualReport } from "../../shared/annual-report/annual-figures";
import type {
  AnnualReport,
  AnnualReportInput,
} from "../../shared/annual-report/annual-report-schemas";
import { addDays } from "../../shared/time/club-dates";
import type { PrismaClient } from "../database/open-database";
import { knowsGst } from "../settings/knows-gst-queries";
import { getSafety } from "../settings/safety-settings-queries";
import type { Moment } from "../time/moment";
import { countBookings, countBusyHours } from "./counted-bookings-queries";
import { listHoursOnOffer } from "./hours-on-offer-queries";
import { listMoneyBack, listSales } from "./income-queries";
import { countComingAndGoing, listQuietMembers } from "./member-figures-queries";

/** What a committee asks of some days of the club, as it is known now. */
export async function getAnnualReport(
  db: PrismaClient,
  { quietDays, ...period }: AnnualReportInput,
  { now, clock, club }: Moment,
): Promise<AnnualReport> {
  const { endDate } = period;
  const { loggedFrom } = await getSafety(db);
  const time = { now, loggedFrom: loggedFrom && clock.nowAt(loggedFrom) };
  const quietSince = addDays(endDate < now.today ? endDate : now.today, -quietDays);
  return toAnnualReport({
    ...period,
    profile: club,
    quietSince,
    loggedFrom: time.loggedFrom?.today ?? null,
    knowsGst: await knowsGst(db),
    sales: await listSales(db, period, clock),
    moneyBack: await listMoneyBack(db, period, clock),
    bookings: await countBookings(db, period, time),
    times: await countBusyHours(db, period, time),
    fleet: await listHoursOnOffer(db, period, club),
    comingAndGoing: await countComingAndGoing(db, period, clock),
    quiet: await listQuietMembers(db, quietSince, clock),
    members: await db.member.count({ where: { approvalStatus: "approved", deletedAt: null } }),
  });
}

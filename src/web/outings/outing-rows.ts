import { fullName } from "../../shared/members/full-name";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { namesAboard } from "./outing-now";

/** An outing as a line of its rower's own table. */
export const ownRow = (outing: OutingView) => ({
  reference: outing.reference,
  date: outing.bookingDate,
  boat: outing.boat.name,
  launchedAt: outing.launchedAt,
  landedAt: outing.landedAt,
  kilometres: outing.kilometres,
  aboard: namesAboard(outing).join("; "),
  plan: outing.plan,
  note: outing.note,
});

/** An outing's row as staff take it away: with the rower, and how far the times can be trusted. */
export const staffRow = (outing: OutingView) => ({
  ...ownRow(outing),
  rower: fullName(outing.rower),
  booked: `${outing.startTime}-${outing.endTime}`,
  due: outing.dueTime,
  launchHeardAt: outing.launchHeardAt,
  landHeardAt: outing.landHeardAt,
  doubtful: outing.doubtful,
  writtenAfterwards: outing.writtenAfterwards,
  state: outing.state,
});

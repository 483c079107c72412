import { z } from "zod";
import { introductoryRowView } from "../introductory-rows/introductory-row-schemas";
import { memberView } from "../members/member-views";
import { orderView } from "../payments/order-schemas";

/** How many there are of a kind, and those that wait longest. */
const waitingLine = <View extends z.ZodType>(view: View) =>
  z.object({ total: z.number(), first: z.array(view) });

/** What waits for an admin to deal with it. */
export const waitingView = z.object({
  applicants: waitingLine(memberView),
  /** orders to be paid at the clubhouse; the others wait for a gateway */
  unpaidOrders: waitingLine(orderView),
  rowRequests: waitingLine(introductoryRowView),
  /** boats that are switched off, without the retired ones */
  boatsOffline: z.array(z.object({ id: z.number(), name: z.string() })),
  /** boats that a tablet called unusable, until staff confirm it */
  groundings: z.number(),
  /** messages that were given up after a day of failures */
  failedMail: z.number(),
  /** messages that only lie in a folder of the server; none in the demo */
  keptMail: z.number(),
  /** whether the last nightly backup failed */
  failedBackup: z.boolean(),
});
export type Waiting = z.infer<typeof waitingView>;

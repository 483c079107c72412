import { addDays, toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import type { Moment } from "../time/moment";

/** What the demo club tells everybody these days; nobody is mailed: its people have no mailboxes. */
export async function announceInDemo(tx: Tx, { at, now }: Moment): Promise<void> {
  const { today } = now;
  await tx.announcement.create({
    data: {
      title: "Dock work on Tuesday morning",
      text:
        "The north end of the dock gets new boards. Until noon please launch from the south end, " +
        "and carry your boat with two.",
      audience: "everybody",
      mail: false,
      from: toDay(addDays(today, -1)),
      until: toDay(addDays(today, 6)),
      createdAt: at,
    },
  });
}

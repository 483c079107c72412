import { addDays, toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import { clubNowAt } from "../time/club-time";

/** What the demo club tells everybody these days; nobody is mailed: its people have no mailboxes. */
export async function announceInDemo(tx: Tx, at: Date): Promise<void> {
  const { today } = clubNowAt(at);
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

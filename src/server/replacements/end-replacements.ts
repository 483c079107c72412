import { openChoices } from "../../shared/replacements/replacement-rules";
import { notifyCrews } from "../bookings/notify-crews";
import { outingStandsMail } from "../bookings/outing-in-doubt-mail";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { queueMail } from "../mail/queue-mail";
import type { Moment } from "../time/moment";
import { boatBackMail } from "./damage-mails";
import { getReplacementFacts, listOpenReplacements } from "./replacement-queries";

/**
 * The step that ends what a boat's rowers have not chosen, because it is back: their bookings stand,
 * and their rowers and crews hear so. The caller holds the boat's lock.
 */
export async function endReplacements(tx: Tx, boatId: number, moment: Moment): Promise<void> {
  const { at, now, clock, club } = moment;
  const standing: { id: number }[] = [];
  for (const replacement of await listOpenReplacements(tx, boatId)) {
    const { booking } = replacement;
    const choices = openChoices(await getReplacementFacts(tx, replacement, clock), now);
    await tx.replacement.update({
      where: { id: replacement.id },
      data: { choice: "stay", chosenAt: at },
    });
    if (choices.length === 0) continue;
    const outing = { id: booking.id, ...spanOf(booking), boat: booking.boat.name };
    await queueMail(tx, booking.member, boatBackMail(booking.member, outing, club), at);
    standing.push(booking);
  }
  await notifyCrews(tx, standing, outingStandsMail, moment);
}

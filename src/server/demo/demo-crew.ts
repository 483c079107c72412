import { askedFor } from "../crew/add-crew";
import { crewAskedMail } from "../crew/crew-mails";
import { joinCrew } from "../crew/join-crew";
import { lockCrew } from "../crew/lock-crew";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { queueMail } from "../mail/queue-mail";
import { actorOf } from "../people/actor";
import type { Moment } from "../time/moment";
import type { DemoShare } from "./demo-club";
import type { DemoKey } from "./demo-people";

/** Shares an outing into equal parts, opens its seats, and asks who comes along; one has said yes. */
export async function shareDemoOuting(
  tx: Tx,
  id: number,
  { ways, openSeats = 0, asked, ...crew }: DemoShare,
  person: (key: DemoKey) => Member,
  moment: Moment,
): Promise<void> {
  await tx.booking.update({ where: { id }, data: { share: "equal", ways, openSeats } });
  if (crew.in) await join(tx, id, person(crew.in), moment);
  if (asked) await ask(tx, id, person(asked), moment);
}

/** Gives the entry's id. */
async function ask(
  tx: Tx,
  bookingId: number,
  member: Member,
  { at, club }: Moment,
): Promise<number> {
  const { outing } = await lockCrew(tx, bookingId);
  const { id: entryId } = await tx.crewEntry.create({
    data: { bookingId, memberId: member.id, state: "asked", words: member.email, createdAt: at },
  });
  const mail = crewAskedMail(
    member,
    { ...askedFor(outing, entryId), anew: false, returned: 0 },
    club,
  );
  await queueMail(tx, member, mail, at);
  return entryId;
}

async function join(tx: Tx, bookingId: number, member: Member, moment: Moment) {
  const entryId = await ask(tx, bookingId, member, moment);
  const locked = await lockCrew(tx, bookingId, { memberIds: [member.id] });
  const entry = locked.crew.find(({ id }) => id === entryId);
  if (entry) await joinCrew(tx, { ...locked, entry, member, boats: [] }, actorOf(member), moment);
}

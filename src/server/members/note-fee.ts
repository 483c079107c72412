import type { NoteFeeInput } from "../../shared/members/member-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { Refusal } from "../../shared/refusals";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { refreshFeePaid } from "../fees/refresh-fee-paid";
import { lockMember } from "../locks";
import type { Actor } from "../people/actor";
import { getMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { getMemberView } from "./member-view";

/**
 * Notes on which day of the club a member paid the fee elsewhere, or (null) takes that note away;
 * payments made here stay. Refuses MEMBER_NOT_FOUND, CHANGED_SINCE and PAID_AHEAD.
 */
export async function noteFee(
  db: PrismaClient,
  { id, paidOn, seen }: NoteFeeInput,
  by: Actor,
  moment: Moment,
): Promise<{ member: MemberView }> {
  const { clock } = moment;
  return writing(db, async (tx) => {
    const before = await lockMember(tx, id);
    const notedOn = before.feeNotedAt && clock.nowAt(before.feeNotedAt).today;
    refuseChangedSince({ paidOn: notedOn }, seen);
    if (paidOn !== null && paidOn > moment.now.today) {
      throw new Refusal("PAID_AHEAD", undefined, "paidOn");
    }
    const feeNotedAt = paidOn && clock.instantOf(paidOn, "00:00");
    await tx.member.update({ where: { id }, data: { feeNotedAt } });
    await refreshFeePaid(tx, id);
    await recordAct(tx, by, "fee noted", memberSubject(before), moment.at, {
      before: { paidOn: notedOn },
      after: { paidOn },
    });
    return { member: await getMemberView(tx, await getMember(tx, id), moment) };
  });
}

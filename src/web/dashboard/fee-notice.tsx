import { Link } from "wouter";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, isPaused, standingOf } from "../../shared/members/standing";
import { feeEndsSoon, feeWords } from "../../shared/season/fee-paid";
import { useClubClock } from "../club-clock";
import { paths } from "../paths";
import { Notice } from "../ui/notice";

/** The fee of a member who may buy is due, or will be soon; nothing where it has no seasons. */
export function FeeNotice({ member }: { member: MemberView }) {
  const { today } = useClubClock();
  const { feePaidUntil } = member;
  if (feePaidUntil === undefined || !feeEndsSoon(feePaidUntil, today)) return null;
  if (!isApproved(standingOf(member)) || isPaused(member)) return null;
  const due = feePaidUntil === null || feePaidUntil < today;
  return (
    <Notice
      kind={due ? "careful" : "info"}
      title={due ? "Your membership fee is due" : "Your membership fee ends soon"}
      action={
        <Link to={paths.myHours} className="text-link font-semibold">
          {feePaidUntil === null ? "Pay your fee" : "Renew your fee"}
        </Link>
      }
    >
      {feeWords(feePaidUntil, today)}.
    </Notice>
  );
}

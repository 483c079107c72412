import { Link } from "wouter";
import { type FeeFacts, findFeeDue } from "../../../shared/fees/find-fee-due";
import { useClubClock } from "../../clock/club-clock";
import { paths } from "../../paths";
import { Notice } from "../../ui/notice";

/** Says before anything is chosen that bookings ask for the fee, and where it is paid. */
export function FeeDue({ facts }: { facts: FeeFacts }) {
  const due = findFeeDue(facts, useClubClock(), "member");
  if (!due) return null;
  return (
    <Notice
      kind="careful"
      action={
        <Link to={paths.myHours} className="text-link font-semibold">
          {facts.fee.paid === null ? "Pay your fee" : "Renew your fee"}
        </Link>
      }
    >
      {due.message}
    </Notice>
  );
}

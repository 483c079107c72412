import { Link } from "wouter";
import { feeWords } from "../../shared/fees/fee-words";
import type { ClubDate } from "../../shared/time/club-dates";
import { useClubClock } from "../clock/club-clock";
import { paths } from "../paths";
import type { NoticeFrame } from "../ui/notice";

interface FeeNoticeProps {
  feePaidUntil: ClubDate | null;
  frame: NoticeFrame;
}

/** The fee is due, or will be soon, and where it is paid. */
export function FeeNotice({ feePaidUntil, frame: Frame }: FeeNoticeProps) {
  const { today } = useClubClock();
  const due = feePaidUntil === null || feePaidUntil < today;
  return (
    <Frame
      kind={due ? "careful" : "info"}
      title={due ? "Your membership fee is due" : "Your membership fee ends soon"}
      action={
        <Link to={paths.myHours} className="text-link font-semibold">
          {feePaidUntil === null ? "Pay your fee" : "Renew your fee"}
        </Link>
      }
    >
      {feeWords(feePaidUntil, today)}.
    </Frame>
  );
}

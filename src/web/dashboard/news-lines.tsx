import type { ReactNode } from "react";
import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";
import type { AnnouncedClosure } from "../../shared/closures/announced-closures";
import type { MemberView } from "../../shared/members/member-views";
import { RunningAnnouncements } from "../announcements/running-announcements";
import { ClosureNotice } from "../closures/closure-notice";
import { FoldedNotice } from "../ui/folded-notice";
import { LinkedText } from "../ui/linked-text";
import { StandingNotices } from "./standing-notices";

interface NewsLinesProps {
  member: MemberView;
  announcements: readonly AnnouncementView[];
  closures: readonly AnnouncedClosure[];
}

/** What there is to know besides, each in one line that unfolds. */
export function NewsLines({ member, announcements, closures }: NewsLinesProps) {
  return (
    <div className="grid gap-3 *:min-w-0 empty:hidden">
      <RunningAnnouncements announcements={announcements} frame={AnnouncementLine} />
      {closures.map((closure) => (
        <ClosureNotice key={closure.id} closure={closure} frame={FoldedNotice} />
      ))}
      <StandingNotices member={member} frame={FoldedNotice} />
    </div>
  );
}

interface AnnouncementLineProps {
  title: string;
  text: string;
  action: ReactNode;
}

const AnnouncementLine = ({ title, text, action }: AnnouncementLineProps) => (
  <FoldedNotice title={title} action={action}>
    <p className="wrap-anywhere max-w-prose whitespace-pre-line">
      <LinkedText text={text} />
    </p>
  </FoldedNotice>
);

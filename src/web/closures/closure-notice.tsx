import type { AnnouncedClosure } from "../../shared/closures/announced-closures";
import { Notice, type NoticeFrame } from "../ui/notice";

interface ClosureNoticeProps {
  closure: AnnouncedClosure;
  frame?: NoticeFrame;
}

/** When and why the club is closed, now or soon. */
export function ClosureNotice({ closure, frame: Frame = Notice }: ClosureNoticeProps) {
  return (
    <Frame kind="careful" title={closure.words}>
      <span className="wrap-anywhere">{closure.reason}</span>
    </Frame>
  );
}

import type { ComponentType, ReactNode } from "react";
import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";
import { trpc } from "../calls/api";
import { ClubNotice } from "../layout/club-notice";
import { useAct } from "../layout/use-act";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";

interface RunningAnnouncementsProps {
  announcements: readonly AnnouncementView[];
  /** how one of them stands there */
  frame?: ComponentType<{ title: string; text: string; action: ReactNode }>;
}

/** What the club tells its reader, until they have read it. */
export function RunningAnnouncements(props: RunningAnnouncementsProps) {
  const { announcements, frame: Frame = ClubNotice } = props;
  const list = useFocusAfterRemoval<HTMLUListElement>(announcements.length);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Announcements"
      className="grid gap-3 *:min-w-0 empty:hidden"
    >
      {announcements.map(({ id, title, text }) => (
        <li key={id}>
          <Frame title={title} text={text} action={<GotIt id={id} title={title} />} />
        </li>
      ))}
    </ul>
  );
}

function GotIt({ id, title }: Pick<AnnouncementView, "id" | "title">) {
  const dismiss = useAct(trpc.admin.dismissAnnouncement.useMutation(), {
    toast: "It stays for now",
  });
  return (
    <button
      type="button"
      disabled={dismiss.pending}
      onClick={() => dismiss.act({ id })}
      className="min-h-6 justify-self-start text-link font-semibold pointer-coarse:min-h-11"
    >
      Got it<span className="sr-only">: {title}</span>
    </button>
  );
}

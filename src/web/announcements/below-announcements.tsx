import type { ReactNode } from "react";
import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";
import { trpc } from "../calls/api";
import { ClubNotice } from "../layout/club-notice";
import { useAct } from "../layout/use-act";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";

interface BelowAnnouncementsProps {
  /** stands in for the screen meanwhile: what came later on top would push it down */
  coming: ReactNode;
  /** false while the screen itself still waits for something: nothing is drawn by parts */
  ready?: boolean;
  /** what matters more to its reader than any news */
  above?: ReactNode;
  children: ReactNode;
}

/** A screen under what the club tells its reader, until they have read it. */
export function BelowAnnouncements(props: BelowAnnouncementsProps) {
  const { coming, ready = true, above, children } = props;
  const { data: announcements, isLoading } = trpc.admin.runningAnnouncements.useQuery();
  const list = useFocusAfterRemoval<HTMLUListElement>(announcements?.length ?? 0);
  if (isLoading || !ready) return coming;
  return (
    <>
      {above}
      <ul ref={list} tabIndex={-1} aria-label="Announcements" className="grid gap-3 empty:hidden">
        {announcements?.map((announcement) => (
          <li key={announcement.id}>
            <Announcement announcement={announcement} />
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

function Announcement({ announcement: { id, title, text } }: { announcement: AnnouncementView }) {
  const dismiss = useAct(trpc.admin.dismissAnnouncement.useMutation(), {
    toast: "It stays for now",
  });
  return (
    <ClubNotice
      title={title}
      text={text}
      action={
        <button
          type="button"
          disabled={dismiss.pending}
          onClick={() => dismiss.act({ id })}
          className="min-h-6 text-link font-semibold pointer-coarse:min-h-11"
        >
          Got it<span className="sr-only">: {title}</span>
        </button>
      }
    />
  );
}

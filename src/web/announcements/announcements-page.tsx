import { useState } from "react";
import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { StaffScreen } from "../layout/staff-screen";
import { dataOf, useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { PlusIcon } from "../ui/icons/icons";
import { EditAnnouncementDialog, WriteAnnouncementDialog } from "./announcement-dialog";
import { AnnouncementRow } from "./announcement-row";

/** What staff tell the club: running, ahead and past. */
export function AnnouncementsPage() {
  const read = useRead(trpc.admin.announcements.useQuery());
  const list = useFocusAfterRemoval<HTMLUListElement>(dataOf(read)?.length ?? 0);
  const [writing, setWriting] = useState<AnnouncementView | "new" | null>(null);
  return (
    <StaffScreen
      title="Announcements"
      lead="They stand on top of the front page and of everybody's dashboard, until each has read them."
      actions={
        <Button onClick={() => setWriting("new")}>
          <PlusIcon /> Write one
        </Button>
      }
    >
      <Read of={read} failure="The announcements did not load" skeleton="h-64">
        {(announcements) =>
          announcements.length === 0 ? (
            <EmptyState level="section" title="Nothing announced yet">
              Say what everybody should know, from which day and until when.
            </EmptyState>
          ) : (
            <ul ref={list} tabIndex={-1} aria-label="Announcements" className="grid gap-4">
              {announcements.map((announcement) => (
                <AnnouncementRow
                  key={announcement.id}
                  announcement={announcement}
                  onEdit={() => setWriting(announcement)}
                />
              ))}
            </ul>
          )
        }
      </Read>
      {writing === "new" && <WriteAnnouncementDialog onClose={() => setWriting(null)} />}
      {writing && writing !== "new" && (
        <EditAnnouncementDialog announcement={writing} onClose={() => setWriting(null)} />
      )}
    </StaffScreen>
  );
}

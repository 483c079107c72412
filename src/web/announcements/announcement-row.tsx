import { useState } from "react";
import type { AnnouncementView } from "../../shared/announcements/announcement-schemas";
import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { EditIcon } from "../ui/icons/icons";
import { LinkedText } from "../ui/linked-text";
import { audienceWords } from "./audience-words";

interface AnnouncementRowProps {
  announcement: AnnouncementView;
  onEdit: () => void;
}

/** One announcement as staff keep it: its words, for whom, and on which days. */
export function AnnouncementRow({ announcement, onEdit }: AnnouncementRowProps) {
  const { title, text, from, until, audience, mail } = announcement;
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="wrap-anywhere min-w-0 text-xl">{title}</h2>
        <When announcement={announcement} />
      </div>
      <p className="wrap-anywhere max-w-prose whitespace-pre-line">
        <LinkedText text={text} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {audienceWords[audience]}
          {mail && ", also by mail"} · {daysWords(from, until)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={onEdit}>
            <EditIcon /> Edit <span className="sr-only">{title}</span>
          </Button>
          <DeleteButton announcement={announcement} />
        </div>
      </div>
    </li>
  );
}

function When({ announcement: { from, until } }: { announcement: AnnouncementView }) {
  const { today } = useClubClock();
  if (until < today) return <Badge>Over</Badge>;
  return from > today ? <Badge tone="tide">Ahead</Badge> : <Badge tone="good">Running</Badge>;
}

function DeleteButton({ announcement: { id, title } }: { announcement: AnnouncementView }) {
  const [asking, setAsking] = useState(false);
  const deleting = trpc.admin.deleteAnnouncement.useMutation(readFirst);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Delete <span className="sr-only">{title}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${title}”?`}
        confirmLabel="Delete it"
        pendingLabel="Deleting..."
        onConfirm={() => deleting.mutateAsync({ id })}
      >
        Nobody sees it any more. A mail that has left cannot be taken back.
      </ConfirmDialog>
    </>
  );
}

const daysWords = (from: string, until: string) =>
  from === until
    ? `on ${formatDate(from)}`
    : `${formatDate(from, "EEE, MMM d")} to ${formatDate(until)}`;

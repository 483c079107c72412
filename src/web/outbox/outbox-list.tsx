import type { OutboxLine } from "../../shared/mail/outbox-schemas";
import { useClubStamp } from "../clock/use-club-stamp";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { mailStateWords } from "./mail-state-words";

interface OutboxListProps {
  messages: readonly OutboxLine[];
  onOpen: (id: number) => void;
}

/** A line for each message: what became of it, to whom it went, and why not. */
export function OutboxList({ messages, onOpen }: OutboxListProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {messages.map((message) => (
        <li
          key={message.id}
          className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <Line message={message} />
          {!message.forgotten && (
            <Button
              size="small"
              variant="secondary"
              className="justify-self-start"
              onClick={() => onOpen(message.id)}
            >
              Read <span className="sr-only">{`“${message.subject}” to ${message.recipient}`}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ message }: { message: OutboxLine }) {
  const stamp = useClubStamp();
  const { word, tone } = mailStateWords[message.state];
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 break-words font-semibold">{message.subject}</span>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="min-w-0 break-words text-ink-soft text-sm">
        {message.recipient} · {message.kind} ·{" "}
        <time dateTime={message.sentAt ?? message.createdAt}>
          {stamp(message.sentAt ?? message.createdAt).words}
        </time>
      </p>
      {message.forgotten && (
        <p className="text-sm">It was to or about somebody who has left the club.</p>
      )}
      {message.inTurn && (
        <p className="text-sm">It waits for its turn: only so many leave at a time.</p>
      )}
      {message.state === "aside" && (
        <p className="text-sm">It was tried for a day. Read it to send it again.</p>
      )}
      {message.droppedFor !== null && <p className="text-sm">{message.droppedFor}</p>}
      {message.lastError !== null && (
        <p className="min-w-0 break-words text-sm">
          {message.attempts === 1 ? "1 attempt" : `${message.attempts} attempts`}:{" "}
          {message.lastError}
          {message.nextAttemptAt !== null && `. Next: ${stamp(message.nextAttemptAt).words}`}
        </p>
      )}
    </div>
  );
}

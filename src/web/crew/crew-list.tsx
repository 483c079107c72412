import { useState } from "react";
import type { CrewEntryView } from "../../shared/bookings/outing-people";
import type { OutingCrewView } from "../../shared/crew/crew-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { useAct } from "../layout/use-act";
import { Badge, type Tone } from "../ui/badge";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { AnswerButtons } from "./answer-buttons";

interface CrewListProps {
  bookingId: number;
  outing: OutingCrewView;
  /** seats that nobody is in */
  room: number;
}

/** Everybody of an outing's crew with how they stand, or an invitation to ask somebody. */
export function CrewList({ bookingId, outing, room }: CrewListProps) {
  const { crew } = outing;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(crew.length);
  return (
    <section aria-labelledby="aboard" className="grid gap-2">
      <h3 id="aboard" ref={heading} tabIndex={-1} className="text-lg">
        Aboard with you
      </h3>
      {crew.length === 0 && (
        <p>Nobody yet, and it is more fun together. Ask a member along, or name a guest.</p>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {crew.map((entry) => (
          <CrewLine key={entry.id} bookingId={bookingId} entry={entry} part={outing.part} />
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{roomWords(room)}</p>
    </section>
  );
}

function roomWords(room: number): string {
  if (room <= 0) return "The boat is full.";
  return room === 1 ? "There is room for one more." : `There is room for ${room} more.`;
}

const roles: Record<CrewEntryView["state"], { words: string; tone: Tone }> = {
  asked: { words: "Asked, no answer yet", tone: "neutral" },
  asking: { words: "Asks for a seat", tone: "careful" },
  in: { words: "Comes along", tone: "good" },
  guest: { words: "Guest", tone: "tide" },
};

interface CrewLineProps {
  bookingId: number;
  entry: CrewEntryView;
  part: number;
}

function CrewLine({ bookingId, entry, part }: CrewLineProps) {
  const { words, tone } = roles[entry.state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="grid min-w-0 justify-items-start gap-1 [overflow-wrap:anywhere]">
        <strong>{entry.name}</strong>
        <Badge tone={tone}>{words}</Badge>
      </span>
      {entry.state === "asking" ? (
        <AnswerButtons id={entry.id} who={entry.name} />
      ) : (
        <TakeOut bookingId={bookingId} entry={entry} part={part} />
      )}
    </li>
  );
}

/** Takes somebody out: at once where nothing follows from it, and asked before where hours move. */
function TakeOut({ bookingId: id, entry, part }: CrewLineProps) {
  const [asking, setAsking] = useState(false);
  const leaving = trpc.bookings.leaveCrew.useMutation(readFirst);
  const { act, pending, refusal } = useAct(leaving);
  const out = { id, crewId: entry.id };
  const isPaid = entry.state === "in" && part > 0;
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        size="small"
        pending={pending}
        pendingLabel="One moment..."
        onClick={() => (isPaid ? setAsking(true) : act(out))}
      >
        {entry.state === "asked" ? "Take back" : "Take out"}{" "}
        <span className="sr-only">{entry.name}</span>
      </Button>
      {!asking && <FormError>{refusal}</FormError>}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          title={`Take ${entry.name} out?`}
          confirmLabel="Take out"
          pendingLabel="One moment..."
          cancelLabel="Keep aboard"
          onConfirm={() => leaving.mutateAsync(out)}
        >
          Their {formatHours(part)} go back to them, and you pay for that seat again. Where you have
          too few hours, they stay paid until the outing is cancelled or moved.
        </ConfirmDialog>
      )}
    </div>
  );
}

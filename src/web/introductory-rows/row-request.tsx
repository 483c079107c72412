import type { IntroductoryRowView } from "../../shared/introductory-rows/introductory-row-schemas";
import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubOffsets } from "../clock/club-clock";
import { clubTimeOf } from "../clock/club-time-at";
import { useAct } from "../layout/use-act";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";

/** One request: who, how many, what they wish; and the mark that somebody has answered. */
export function RowRequest({ request }: { request: IntroductoryRowView }) {
  const dayOf = useDayOf();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-sans font-semibold text-base tracking-normal">
          {request.name}
          <Badge>
            {request.numberOfPeople === 1 ? "1 person" : `${request.numberOfPeople} people`}
          </Badge>
          <Badge>{request.experienceLevel}</Badge>
          <Badge tone={request.paymentMethod === "hours" ? "tide" : "neutral"}>
            pays with {request.paymentMethod}
          </Badge>
        </h3>
        <Contact request={request} />
        {request.specialRequests && <p className="break-words">“{request.specialRequests}”</p>}
        <p className="text-ink-soft text-sm">
          Asked {dayOf(request.createdAt)}
          {request.hostName && `, guest of ${request.hostName}`}
          {request.emergencyContact && `; emergency contact: ${request.emergencyContact}`}
        </p>
      </div>
      {request.answeredAt === null ? (
        <AnsweredButton request={request} />
      ) : (
        <p className="text-kelp text-sm">
          Answered {dayOf(request.answeredAt)}
          {request.answeredByName && ` by ${request.answeredByName}`}
        </p>
      )}
    </li>
  );
}

function Contact({ request }: { request: IntroductoryRowView }) {
  return (
    <p className="flex min-w-0 flex-wrap gap-x-4 text-sm">
      <a href={`mailto:${request.email}`} className="text-link min-h-6 min-w-0 break-words">
        {request.email}
      </a>
      <a href={`tel:${request.phone}`} className="text-link min-h-6 tabular-nums">
        {request.phone}
      </a>
    </p>
  );
}

function AnsweredButton({ request }: { request: IntroductoryRowView }) {
  const answer = useAct(trpc.bookings.answerRow.useMutation(readFirst), {
    toast: "Not marked as answered",
  });
  return (
    <Button
      size="small"
      variant="secondary"
      pending={answer.pending}
      onClick={() => answer.act({ id: request.id })}
    >
      Mark answered<span className="sr-only">: {request.name}</span>
    </Button>
  );
}

/** An instant as a day on the club's calendar. */
function useDayOf(): (instant: string) => string {
  const clock = useClubOffsets();
  return (instant) => formatDate(clubTimeOf(instant, clock).today, "MMMM d, yyyy");
}

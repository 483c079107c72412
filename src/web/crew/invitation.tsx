import { useMutation } from "@tanstack/react-query";
import { navigate } from "wouter/use-browser-location";
import type { InvitationView } from "../../shared/crew/crew-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { trpc } from "../calls/api";
import { refusalCode } from "../calls/failure-sentence";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { useAct } from "../layout/use-act";
import { currentBookingsPath, paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { longToastMs, showToast } from "../ui/toasts/toast-store";

/** An outing that a member is asked along to, what it costs them, and their answer. */
export function Invitation({ invitation }: { invitation: InvitationView }) {
  const formats = useFormats();
  const { today } = useClubClock();
  const { booking, from, cost } = invitation;
  const day = outingDay(booking.bookingDate, today);
  const times = outingTimes(booking, formats);
  const when = `${day}, ${times}`;
  const { answer, accepting, pending, failure, refusal } = useAnswer(invitation, when);
  const code = refusalCode(failure);
  return (
    <li className="grid gap-3">
      <p>
        <strong className="block font-display text-xl tabular-nums">
          {day}, <span className="inline-block">{times}</span>
        </strong>
        {from} asks you to row: {booking.boat.name}.<span className="block">{costWords(cost)}</span>
      </p>
      <FormError>{code === "CHANGED_SINCE" ? changedWords(cost) : refusal}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button
          className="min-h-12"
          disabled={pending}
          pending={accepting}
          pendingLabel="One moment..."
          onClick={() => answer("yes")}
        >
          Yes, I row{" "}
          <span className="sr-only">
            with {from}, {when}
          </span>
        </Button>
        <Button
          variant="secondary"
          className="min-h-12"
          disabled={pending}
          onClick={() => answer("no")}
        >
          No thanks{" "}
          <span className="sr-only">
            to {from}, {when}
          </span>
        </Button>
        {code === "NOT_ENOUGH_HOURS" && (
          <ButtonLink to={paths.myHours} variant="secondary" className="min-h-12">
            Buy hours
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function useAnswer({ id, from, booking, cost }: InvitationView, when: string) {
  const accepting = trpc.bookings.acceptCrew.useMutation({
    ...readFirst,
    onSuccess: () =>
      showToast({
        title: "You Are Aboard",
        description: `${booking.boat.name} with ${from}, ${when}`,
        action: { label: "See it", onPress: () => navigate(currentBookingsPath) },
        durationMs: longToastMs,
        atFoot: true,
      }),
  });
  const declining = trpc.bookings.declineCrew.useMutation({
    ...readFirst,
    onSuccess: () => showToast({ title: "Said No", description: `${from} is told.` }),
  });
  const answering = useMutation<unknown, Error, "yes" | "no">({
    mutationFn: (answer) =>
      answer === "yes" ? accepting.mutateAsync({ id, cost }) : declining.mutateAsync({ id }),
  });
  const { act, pending, refusal } = useAct(answering, {
    // What has ended goes from the list, and its reason with it.
    toast: (error) => (refusalCode(error) === "CREW_NOT_FOUND" ? "No longer open" : undefined),
  });
  return {
    answer: act,
    accepting: accepting.isPending,
    pending,
    failure: answering.error,
    refusal,
  };
}

const costWords = (cost: number) =>
  cost === 0 ? "It costs you nothing." : `Your part: ${formatHours(cost)}.`;

const changedWords = (cost: number) =>
  `What it costs has changed. ${costWords(cost)} Say yes once more if that is fine.`;

import { useMutation } from "@tanstack/react-query";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";

interface AnswerButtonsProps {
  /** of the entry */
  id: number;
  who: string;
}

/** A rower's answer to whoever asks for a seat. */
export function AnswerButtons({ id, who }: AnswerButtonsProps) {
  const accepting = trpc.bookings.acceptCrew.useMutation(readFirst);
  const declining = trpc.bookings.declineCrew.useMutation(readFirst);
  const { act, pending, refusal } = useAct(
    useMutation<unknown, Error, "yes" | "no">({
      mutationFn: (answer) =>
        answer === "yes" ? accepting.mutateAsync({ id }) : declining.mutateAsync({ id }),
    }),
  );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={pending}
          pending={accepting.isPending}
          pendingLabel="One moment..."
          onClick={() => act("yes")}
        >
          Yes, come along <span className="sr-only">{who}</span>
        </Button>
        <Button variant="secondary" size="small" disabled={pending} onClick={() => act("no")}>
          No <span className="sr-only">to {who}</span>
        </Button>
      </div>
      <FormError>{refusal}</FormError>
    </div>
  );
}

import { mostOpenSeats, seatsLeft } from "../../shared/crew/crew-rules";
import type { OutingCrewView } from "../../shared/crew/crew-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { ChoiceToSave } from "./choice-to-save";

interface SeatsOpenedProps {
  bookingId: number;
  outing: OutingCrewView;
  capacity: number;
}

/** Seats that the rower offers to any member; who asks for one is answered in the list above. */
export function SeatsOpened({ bookingId: id, outing, capacity }: SeatsOpenedProps) {
  const { crew, share, ways, open } = outing;
  const { act, pending, refusal } = useAct(trpc.bookings.openSeats.useMutation(readFirst));
  const most = Math.min(mostOpenSeats, Math.max(open, seatsLeft({ capacity, share, ways }, crew)));
  if (most === 0) return null;
  return (
    <section aria-labelledby="open-seats" className="grid gap-2">
      <h3 id="open-seats" className="text-lg">
        Open seats
      </h3>
      <ChoiceToSave
        label="Seats open to members"
        help="Any member may ask for one, and you say yes or no."
        choices={Array.from({ length: most + 1 }, (_, seats) => ({
          value: seats,
          words: seats === 0 ? "None" : seats === 1 ? "1 seat" : `${seats} seats`,
        }))}
        saved={open}
        pending={pending}
        refusal={refusal}
        onSave={(seats) => act({ id, open: seats })}
      />
    </section>
  );
}

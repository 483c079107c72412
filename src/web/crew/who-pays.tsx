import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { inOf } from "../../shared/crew/crew-rules";
import type { OutingCrewView } from "../../shared/crew/crew-schemas";
import { partQuarters } from "../../shared/crew/parts";
import { formatHours, toHours, toQuarters } from "../../shared/hours/quarters";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { ChoiceToSave } from "./choice-to-save";

interface WhoPaysProps {
  booking: MemberBookingView;
  outing: OutingCrewView;
  capacity: number;
}

/** Who pays for an outing: its rower, or all in equal parts. It is settled once somebody is in. */
export function WhoPays({ booking, outing, capacity }: WhoPaysProps) {
  const { id, hoursUsed } = booking;
  const { act, pending, refusal } = useAct(trpc.bookings.share.useMutation(readFirst));
  // Who is charged nothing has nothing to share.
  if (hoursUsed === 0) return null;
  const settled = inOf(outing.crew).length > 0;
  return (
    <section aria-labelledby="who-pays" className="grid gap-2">
      <h3 id="who-pays" className="text-lg">
        Who pays
      </h3>
      {settled ? (
        <p>{settledWords(outing)}</p>
      ) : (
        <ChoiceToSave
          label="How the cost is split"
          help={`The outing costs ${formatHours(hoursUsed)}. Whoever says yes pays their part, and you have it back.`}
          choices={waysOf(hoursUsed, capacity)}
          saved={outing.share === "equal" ? outing.ways : 1}
          pending={pending}
          refusal={refusal}
          onSave={(ways) => act(ways === 1 ? { id, share: "mine" } : { id, share: "equal", ways })}
        />
      )}
    </section>
  );
}

/** In one part, which is the rower's, to as many as the boat has seats. */
const waysOf = (hoursUsed: number, capacity: number) =>
  Array.from({ length: capacity }, (_, nr) => {
    const ways = nr + 1;
    return { value: ways, words: ways === 1 ? "I pay all of it" : partWords(hoursUsed, ways) };
  });

function partWords(hoursUsed: number, ways: number): string {
  const costQuarters = toQuarters(hoursUsed);
  const part = toHours(partQuarters({ costQuarters, share: "equal", ways }));
  return `${ways} equal parts, ${formatHours(part)} each`;
}

const settledWords = ({ share, part }: OutingCrewView) =>
  share === "equal"
    ? `Whoever comes along pays ${formatHours(part)}. That stays so while somebody is in.`
    : "You pay all of it. That stays so while somebody is in.";

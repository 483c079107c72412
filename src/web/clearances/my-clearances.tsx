import { formatDate } from "../../shared/time/club-dates";
import { useClubClock } from "../clock/club-clock";
import { useSignedIn } from "../signed-in";
import { Card } from "../ui/card";

/** What the club has cleared a member for, and until when. */
export function MyClearances() {
  const { clearances } = useSignedIn();
  const { today } = useClubClock();
  if (clearances.length === 0) return null;
  return (
    <Card aria-labelledby="my-clearances">
      <h2 id="my-clearances" className="text-xl">
        Clearances
      </h2>
      <p className="pt-1 pb-2 text-ink-soft text-sm">
        What you may row. We write to you 30 and 7 days before one ends.
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {clearances.map(({ name, expiresOn }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-semibold">{name}</span>
            <span className={expiresOn < today ? "text-signal" : "text-ink-soft"}>
              {expiresOn < today ? "ended on " : "until "}
              {formatDate(expiresOn, "MMMM d, yyyy")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

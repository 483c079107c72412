import type { WishView } from "../../shared/waitlist/wish-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { wishedBoat, wishedTime } from "./wish-words";

/** What a member waits for, each with a press that takes it off; nothing where they wait for nothing. */
export function MyWishes({ wishes }: { wishes: readonly WishView[] }) {
  const open = wishes.filter(({ status }) => status === "open");
  const boats = trpc.boats.list.useQuery().data ?? [];
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(open.length);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="waitlist" className="grid gap-2">
      <h2 id="waitlist" ref={heading} tabIndex={-1} className="scroll-mt-32 text-xl">
        You are waiting for
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {open.map((wish) => (
          <Wish
            key={wish.id}
            wish={wish}
            boatName={boats.find(({ id }) => id === wish.boatId)?.name}
          />
        ))}
      </ul>
    </section>
  );
}

function Wish({ wish, boatName }: { wish: WishView; boatName: string | undefined }) {
  const formats = useFormats();
  const { today } = useClubClock();
  const { act, pending, refusal } = useAct(trpc.bookings.deleteWish.useMutation(readFirst));
  const what = wishedBoat(wish, boatName, useProfile());
  const when = wishedTime(wish, today, formats);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 text-sm tabular-nums">
        <span className="font-semibold">{what}</span> <span className="text-ink-soft">{when}</span>
      </p>
      <Button size="small" variant="quiet" disabled={pending} onClick={() => act({ id: wish.id })}>
        Remove <span className="sr-only">{`${what}, ${when}`}</span>
      </Button>
      <FormError>{refusal}</FormError>
    </li>
  );
}

import type { OutingView } from "../../shared/outings/outing-schemas";
import { Button } from "../ui/button";
import { useOutingLog } from "./use-outing-log";

/** Staff note a return with one press. */
export function IsBackButton({ outing: { bookingId, boat } }: { outing: OutingView }) {
  const { land, pending } = useOutingLog();
  return (
    <Button
      size="small"
      variant="secondary"
      disabled={pending}
      aria-label={`${boat.name} is back`}
      onClick={() => land({ id: bookingId })}
    >
      Is back
    </Button>
  );
}

import { useState } from "react";
import type { MemberBookingView } from "../../../shared/bookings/booking-schemas";
import { Button } from "../../ui/button";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";

/** Cancels what is ahead of a series of the member's own. */
export function EndSeriesButton({ bookings }: { bookings: readonly MemberBookingView[] }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Cancel all of these
      </Button>
      {asked && <EndSeriesDialog bookings={bookings} onClose={() => setAsked(false)} />}
    </>
  );
}

const EndSeriesDialog = lazyDialog(
  async () => (await import("./end-series-dialog")).EndSeriesDialog,
);

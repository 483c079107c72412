import { type ReactNode, useState } from "react";
import type { BookingDecision, TouchedBookingView } from "../../../shared/boats/fleet-schemas";
import { sharedSentences } from "../../../shared/refusals";
import { trpc } from "../../calls/api";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";
import type { SettlingWords } from "./settle-bookings-dialog";

const SettleBookingsDialog = lazyDialog(
  async () => (await import("./settle-bookings-dialog")).SettleBookingsDialog,
);

/** A change to a boat that may touch bookings ahead: from a day on, between two, or all. */
export interface BoatChange extends SettlingWords {
  boatId: number;
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** dangerous changes ask even when no booking is touched */
  alwaysAsk?: boolean;
  /** Makes the change; throws the server's refusal. */
  apply: (settlements: BookingDecision[]) => Promise<unknown>;
}

/**
 * Looks up the bookings a change touches. With none it is made at once; else the dialog, which the
 * caller renders, asks what becomes of each.
 */
export function useSettling(): {
  settle: (change: BoatChange) => Promise<void>;
  dialog: ReactNode;
} {
  const api = trpc.useUtils();
  const [asked, setAsked] = useState<{ change: BoatChange; touched: TouchedBookingView[] }>();

  async function settle(change: BoatChange) {
    const touched = await api.admin.touchedBookings.fetch(spanOf(change), anew);
    if (touched === null) throw new Error(sharedSentences.NOT_SIGNED_IN);
    if (touched.length > 0 || change.alwaysAsk) setAsked({ change, touched });
    else await change.apply([]);
  }

  /** A refusal often means that the list has changed meanwhile. */
  async function lookAgain(change: BoatChange) {
    await api.admin.touchedBookings.prefetch(spanOf(change), anew);
    const touched = api.admin.touchedBookings.getData(spanOf(change));
    if (touched) setAsked({ change, touched });
  }

  const dialog = asked && (
    <SettleBookingsDialog
      words={asked.change}
      touched={asked.touched}
      onClose={() => setAsked(undefined)}
      onSettle={asked.change.apply}
      onRefused={() => lookAgain(asked.change)}
    />
  );
  return { settle, dialog };
}

/** Never from the cache: a booking may have come in a moment ago. */
const anew = { staleTime: 0 };

const spanOf = ({ boatId, startDate, endDate }: BoatChange) => ({ boatId, startDate, endDate });

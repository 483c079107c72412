import { type ReactNode, useState } from "react";
import type { BookingSettlement, TouchedBookingView } from "../../../shared/boats/fleet-schemas";
import { refusalSentences } from "../../../shared/refusals";
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
  apply: (settlements: BookingSettlement[]) => Promise<unknown>;
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

  // Never from the cache: a booking may have come in a moment ago.
  async function lookUp({ boatId, startDate, endDate }: BoatChange) {
    const span = { boatId, startDate, endDate };
    const touched = await api.admin.touchedBookings.fetch(span, { staleTime: 0 });
    if (touched === null) throw new Error(refusalSentences.NOT_SIGNED_IN);
    return touched;
  }

  async function settle(change: BoatChange) {
    const touched = await lookUp(change);
    if (touched.length > 0 || change.alwaysAsk) setAsked({ change, touched });
    else await change.apply([]);
  }

  /** A refusal often means that the list has changed meanwhile, so it is looked up again. */
  async function apply(change: BoatChange, settlements: BookingSettlement[]) {
    try {
      await change.apply(settlements);
    } catch (error) {
      const touched = await lookUp(change).catch(() => null);
      if (touched) setAsked({ change, touched });
      throw error;
    }
  }

  const dialog = asked && (
    <SettleBookingsDialog
      words={asked.change}
      touched={asked.touched}
      onClose={() => setAsked(undefined)}
      onSettle={(settlements) => apply(asked.change, settlements)}
    />
  );
  return { settle, dialog };
}

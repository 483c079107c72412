import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { BookingDecision, TouchedBookingView } from "../../../shared/boats/fleet-schemas";
import { formatHours } from "../../../shared/hours/quarters";
import { outingDay, outingTimes } from "../../../shared/time/outing-words";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { useAct } from "../../layout/use-act";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { FormError } from "../../ui/forms/form-error";
import { SelectField } from "../../ui/forms/select-field";
import { Notice } from "../../ui/notice";
import {
  choicesFor,
  readChoice,
  type SettlementChoice,
  type SettlementChoices,
  settlementSummary,
  settlementsOf,
  stillPossible,
} from "./settlement-choices";

/** A change to a boat as its admin is asked about it. */
export interface SettlingWords {
  boatName: string;
  title: string;
  /** what follows for the boat */
  consequence: string;
  confirmLabel: string;
  pendingLabel: string;
  /** what is said above the reason where it failed */
  failure?: string;
  /** what is proposed for each booking at first */
  propose: BookingDecision["action"];
}

interface SettleBookingsDialogProps {
  words: SettlingWords;
  touched: readonly TouchedBookingView[];
  onClose: () => void;
  /** Makes the change. The dialog closes when it settles; a failure is shown in it. */
  onSettle: (settlements: BookingDecision[]) => Promise<unknown>;
  onRefused: () => Promise<unknown>;
}

/** The bookings a change to a boat touches, and what becomes of each. */
export function SettleBookingsDialog(props: SettleBookingsDialogProps) {
  const { words, touched, onClose, onSettle, onRefused } = props;
  const [chosen, setChoices] = useState(() => choicesFor(touched, words.propose));
  const choices = stillPossible(touched, chosen);
  const { act, pending, refusal } = useAct(
    useMutation({
      mutationFn: () => onSettle(settlementsOf(touched, choices)),
      onSuccess: onClose,
      onError: onRefused,
    }),
    { otherwise: "That did not work. Please try again." },
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={words.title}
      description={words.consequence}
      size={touched.length > 0 ? "wide" : "normal"}
    >
      <div className="grid gap-5">
        {touched.length === 0 ? (
          <p>No booking ahead is touched.</p>
        ) : (
          <Touched {...{ words, touched, choices, setChoices }} />
        )}
        {refusal && (
          <FormError>
            {words.failure && <strong className="block">{words.failure}</strong>}
            {refusal}
          </FormError>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Go back
          </Button>
          <Button
            variant="danger"
            pending={pending}
            pendingLabel={words.pendingLabel}
            onClick={() => act()}
          >
            {words.confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface TouchedProps {
  words: SettlingWords;
  touched: readonly TouchedBookingView[];
  choices: SettlementChoices;
  setChoices: (choices: SettlementChoices) => void;
}

function Touched({ words, touched, choices, setChoices }: TouchedProps) {
  const forAll = (action: BookingDecision["action"]) => () =>
    setChoices(choicesFor(touched, action));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-lg">
          {touched.length === 1 ? "1 booking is touched" : `${touched.length} bookings are touched`}
        </h3>
        {touched.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="quiet" onClick={forAll("move")}>
              Move all
            </Button>
            <Button size="small" variant="quiet" onClick={forAll("cancel")}>
              Cancel all
            </Button>
            <Button size="small" variant="quiet" onClick={forAll("leave")}>
              Leave all
            </Button>
          </div>
        )}
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {touched.map((booking) => (
          <TouchedBooking
            key={booking.id}
            booking={booking}
            boatName={words.boatName}
            choice={choices[booking.id] ?? "leave"}
            onChoose={(choice) => setChoices({ ...choices, [booking.id]: choice })}
          />
        ))}
      </ul>
      <Notice title={settlementSummary(touched, choices)}>
        Each of these members gets a mail that says what changes, and why.
      </Notice>
    </>
  );
}

interface TouchedBookingProps {
  booking: TouchedBookingView;
  boatName: string;
  choice: SettlementChoice;
  onChoose: (choice: SettlementChoice) => void;
}

function TouchedBooking({ booking, boatName, choice, onChoose }: TouchedBookingProps) {
  const formats = useFormats();
  const { today } = useClubClock();
  const nameId = useId();
  const nowhere = booking.freeBoats.length === 0;
  return (
    <li
      aria-labelledby={nameId}
      className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-2 sm:items-center"
    >
      <div className="grid min-w-0 gap-0.5">
        <p id={nameId} className="font-semibold">
          {booking.memberName}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
          <span>{outingDay(booking.bookingDate, today)}</span>
          <span>{outingTimes(booking, formats)}</span>
          <span>{booking.reference}</span>
        </p>
      </div>
      <SelectField
        label={<span className="sr-only">{`What becomes of ${booking.reference}`}</span>}
        help={nowhere ? "No other boat of this kind is free then." : undefined}
        value={choice}
        onChange={({ target }) => onChoose(readChoice(target.value))}
      >
        {booking.freeBoats.map((boat) => (
          <option key={boat.id} value={`move:${boat.id}`}>
            Move to {boat.name}
          </option>
        ))}
        <option value="cancel">Cancel and return {formatHours(booking.hoursUsed)}</option>
        <option value="leave">Leave it on {boatName}</option>
      </SelectField>
    </li>
  );
}

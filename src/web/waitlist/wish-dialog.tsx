import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { isSolo } from "../../shared/bookings/booking-cost";
import { lastBookableDate } from "../../shared/bookings/booking-rules";
import { slotTimes } from "../../shared/bookings/slot-times";
import { club } from "../../shared/club";
import { formatHours } from "../../shared/hours/quarters";
import { formatTime } from "../../shared/time/clock-times";
import { type AddWishInput, addWishInput } from "../../shared/waitlist/wish-schemas";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Dialog } from "../ui/dialogs/dialog";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { longToastMs, showToast } from "../ui/toasts/toast-store";
import { type TakenTime, wishAt } from "./wish-at";
import { kindWords } from "./wish-words";

interface WishDialogProps {
  boat: BoatView;
  taken: TakenTime;
  onClose: () => void;
}

/** Puts a member on the waitlist: filled in with what they pressed, so that one more press does. */
export function WishDialog({ boat, taken, onClose }: WishDialogProps) {
  const now = useClubClock();
  const form = useForm<AddWishInput>({
    resolver: zodResolver(addWishInput),
    defaultValues: {
      kind: "boat",
      boatId: boat.id,
      dateStr: taken.bookingDate,
      ...wishAt(taken),
      duration: taken.duration,
    },
  });
  const field = fieldOf(form);

  const adding = trpc.bookings.addWish.useMutation({
    onSuccess: () => {
      showToast(waitingToast);
      onClose();
    },
  });
  const add = useAct(adding, { form: refuseIn(form, "dateStr", "from", "to", "duration") });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Tell me when it frees up"
      description="When such a time comes free and it is your turn, it is held for you for a while, and you get a mail."
    >
      <form onSubmit={form.handleSubmit(add.act)} noValidate className="grid gap-4 sm:grid-cols-2">
        <SelectField label="What would you row?" className="sm:col-span-2" {...field("kind")}>
          <option value="boat">Only {boat.name}</option>
          {ownKindFirst(boat).map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Day"
          type="date"
          min={now.today}
          max={lastBookableDate(now.today, "member")}
          {...field("dateStr")}
        />
        <SelectField label="How long?" {...field("duration", { valueAsNumber: true })}>
          {club.memberDurations.map((hours) => (
            <option key={hours} value={hours}>
              {formatHours(hours)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Not before" {...field("from")}>
          {slotTimes.map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Back by" {...field("to")}>
          {[...slotTimes.slice(1), club.closingTime].map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </SelectField>
        <FormEnd form={form} pendingLabel="One moment...">
          Put me on the waitlist
        </FormEnd>
      </form>
    </Dialog>
  );
}

const ownKindFirst = ({ category }: BoatView) =>
  isSolo(category) ? (["single", "double"] as const) : (["double", "single"] as const);

const waitingToast = {
  title: "You Are on the Waitlist",
  description: "Your dashboard shows what you wait for, and what is held for you.",
  durationMs: longToastMs,
};

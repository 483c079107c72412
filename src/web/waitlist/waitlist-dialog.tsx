import { zodResolver } from "@hookform/resolvers/zod";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { formatHours } from "../../shared/hours/quarters";
import { kindOf } from "../../shared/profile/boat-kinds";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import type { BoatKind, ClubProfile } from "../../shared/profile/club-profile";
import { hoursOn, startsOf } from "../../shared/profile/day-hours";
import { memberLengths } from "../../shared/profile/outing-lengths";
import { formatTime } from "../../shared/time/clock-times";
import {
  type AddWaitlistEntryInput,
  addWaitlistEntryInput,
} from "../../shared/waitlist/waitlist-schemas";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useKindsWithBoats, useProfile } from "../clock/use-profile";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Dialog } from "../ui/dialogs/dialog";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { showToast, undoToastMs } from "../ui/toasts/toast-store";
import { type TakenTime, waitlistTimesAt } from "./waitlist-times-at";
import { anyOfKind } from "./waitlist-words";

interface WaitlistDialogProps {
  boat: BoatView;
  taken: TakenTime;
  onClose: () => void;
}

/** Puts a member on the waitlist: filled in with what they pressed, so that one more press does. */
export function WaitlistDialog({ boat, taken, onClose }: WaitlistDialogProps) {
  const now = useClubClock();
  const profile = useProfile();
  const kinds = useKindsWithBoats();
  const form = useKeptForm<AddWaitlistEntryInput>({
    draft: `wish ${boat.id}`,
    resolver: zodResolver(addWaitlistEntryInput),
    defaultValues: {
      kind: "boat",
      boatId: boat.id,
      dateStr: taken.bookingDate,
      ...waitlistTimesAt(taken, profile),
      duration: taken.duration,
    },
  });
  const field = fieldOf(form);
  const hours = hoursOn(form.watch("dateStr"), profile);
  const starts = startsOf(hours);

  const leaving = trpc.bookings.deleteWish.useMutation({
    onSuccess: () => showToast({ title: "You Wait No Longer" }),
  });
  const { act: leave } = useAct(leaving, { toast: "Not taken back" });
  const adding = trpc.bookings.addWish.useMutation({
    onSuccess: ({ wish: { id } }) => {
      showToast(waitingToast(() => void leave({ id })));
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
          {ownKindFirst(boat, kinds, profile).map(({ key }) => (
            <option key={key} value={key}>
              {anyOfKind(key, profile)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Day"
          type="date"
          min={now.today}
          max={lastBookableDate(now.today, "member", profile)}
          {...field("dateStr")}
        />
        <SelectField label="How long?" {...field("duration", { valueAsNumber: true })}>
          {memberLengths(profile).map((hours) => (
            <option key={hours} value={hours}>
              {formatHours(hours)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Not before" {...field("from")}>
          {!hours && <option value="">Closed that day</option>}
          {starts.map((time) => (
            <option key={time} value={time}>
              {formatTime(time, profile)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Back by" {...field("to")}>
          {[...starts.slice(1), ...(hours ? [hours.closes] : [])].map((time) => (
            <option key={time} value={time}>
              {formatTime(time, profile)}
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

function ownKindFirst(
  { category }: BoatView,
  kinds: readonly BoatKind[],
  profile: ClubProfile,
): BoatKind[] {
  const own = kindOf(category, profile);
  return [own, ...kinds.filter(({ key }) => key !== own.key)];
}

const waitingToast = (onUndo: () => void) => ({
  title: "You Are on the Waitlist",
  description: "Your dashboard shows what you wait for, and what is held for you.",
  durationMs: undoToastMs,
  action: { label: "Undo", onPress: onUndo },
});

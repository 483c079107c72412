import type { FormEvent } from "react";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { distanceName } from "../../shared/profile/units";
import { instantAt } from "../../shared/time/clock-changes";
import { type ClockTime, formatTimes } from "../../shared/time/clock-times";
import { type ClubDate, formatDate } from "../../shared/time/club-dates";
import type { ClockOffsets } from "../../shared/time/club-now";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubOffsets } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { useDraft } from "../layout/drafts/use-draft";
import { useKeptWords } from "../layout/drafts/use-kept";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialogs/dialog";
import { FormError } from "../ui/forms/form-error";
import { TextField } from "../ui/forms/text-field";
import { showToast } from "../ui/toasts/toast-store";
import { distanceHelp, kilometresIn } from "./kilometres-in";

interface WriteAfterwardsDialogProps {
  outing: OutingView;
  onClose: () => void;
}

/** Staff write down an outing that nobody launched. */
export function WriteAfterwardsDialog({ outing, onClose }: WriteAfterwardsDialogProps) {
  const formats = useFormats();
  const { boat, rower, bookingDate, startTime, endTime } = outing;
  const clock = useClubOffsets();
  const { units } = useProfile();
  const { words, write, forget } = useKeptWords(useDraft(`outing ${outing.bookingId}`), {
    launched: startTime,
    landed: endTime,
    far: "",
    note: "",
  });
  const { launched, landed, far, note } = words;
  const landing = trpc.bookings.land.useMutation({
    ...readFirst,
    onSuccess: () => {
      forget();
      const description = `The outing of ${boat.name} is written down.`;
      showToast({ title: "In the log", description });
      onClose();
    },
  });
  const { act, pending, refusal } = useAct(landing);
  const kilometres = kilometresIn(far, units);
  const instant = (time: string) => clubInstantAt(bookingDate, time, clock);

  function send(event: FormEvent) {
    event.preventDefault();
    if (kilometres === undefined || launched === "" || landed < launched) return;
    const times = { launchedAt: instant(launched), landedAt: instant(landed) };
    // It may have been launched, or written down, since the log was read.
    void act({ id: outing.bookingId, ...times, kilometres, note, seen: { launchedAt: null } });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Write the outing down"
      description={`${rower.firstName} ${rower.lastName}, ${boat.name}, ${formatDate(bookingDate)}, booked ${formatTimes(startTime, endTime, formats)}.`}
    >
      <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={send}>
        <TextField
          label="Launched"
          type="time"
          required
          value={launched}
          error={launched === "" ? "Please enter when it was launched" : undefined}
          onChange={({ target }) => write({ launched: target.value })}
        />
        <TextField
          label="Back at the dock"
          type="time"
          required
          value={landed}
          error={landed < launched ? "The return is not before the launch" : undefined}
          onChange={({ target }) => write({ landed: target.value })}
        />
        <TextField
          label={distanceName(units)}
          optional
          inputMode="decimal"
          value={far}
          error={kilometres === undefined ? distanceHelp(units) : undefined}
          onChange={({ target }) => write({ far: target.value })}
        />
        <TextField
          label="Note"
          optional
          maxLength={500}
          value={note}
          onChange={({ target }) => write({ note: target.value })}
        />
        <FormError>{refusal}</FormError>
        <Button type="submit" className="sm:col-span-2" pending={pending} pendingLabel="Writing...">
          Write it down
        </Button>
      </form>
    </Dialog>
  );
}

/** When it was `time` at the club on `day`, ISO 8601. */
const clubInstantAt = (day: ClubDate, time: ClockTime, clock: ClockOffsets): string =>
  new Date(instantAt(day, time, clock)).toISOString();

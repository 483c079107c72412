import { zodResolver } from "@hookform/resolvers/zod";
import { type Control, useWatch } from "react-hook-form";
import {
  type CloseClubInput,
  type ClosedView,
  closeClubInput,
  closureSpanInput,
} from "../../shared/closures/closure-schemas";
import { hasClosureBegun, isClosureOver } from "../../shared/closures/closure-span";
import { widestHours } from "../../shared/profile/widest-hours";
import { type ClockTime, fromMinutes, toMinutes } from "../../shared/time/clock-times";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Dialog } from "../ui/dialogs/dialog";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { TextField } from "../ui/forms/text-field";
import { longToastMs, showToast } from "../ui/toasts/toast-store";

/** Closes the club for a while; how many bookings that touches is said before anyone presses. */
export function CloseClubDialog({ onClose }: { onClose: () => void }) {
  const { today, minutes } = useClubClock();
  const { opens, closes } = widestHours(useProfile());
  const form = useKeptForm<CloseClubInput>({
    draft: "closure",

    resolver: zodResolver(closeClubInput),
    defaultValues: {
      startDate: today,
      startTime: minutes < toMinutes(closes) ? laterOf(opens, minutes) : opens,
      endDate: today,
      endTime: closes,
      reason: "",
      cancelBookings: true,
    },
  });
  const field = fieldOf(form);
  const closing = trpc.admin.closeClub.useMutation({
    onSuccess: (closed) => {
      showToast(closedToast(closed));
      onClose();
    },
  });
  const close = useAct(closing, {
    form: refuseIn(form, "endTime"),
    otherwise: "Failed to close the club",
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Close the club"
      description="Nobody can book any boat then, and none is launched."
    >
      <form
        onSubmit={form.handleSubmit(close.act)}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
      >
        <TextField label="First day" type="date" {...field("startDate")} />
        <TextField label="From" type="time" {...field("startTime")} />
        <TextField label="Last day" type="date" {...field("endDate")} />
        <TextField label="Until" type="time" {...field("endTime")} />
        <TextField
          label="Reason"
          className="sm:col-span-2"
          help="Everybody sees it, such as: fog"
          {...field("reason")}
        />
        <CheckboxField
          label="Cancel the bookings in it, with all hours back"
          className="sm:col-span-2"
          {...field("cancelBookings")}
        />
        <Touched control={form.control} />
        <FormEnd form={form} pendingLabel="Closing...">
          Close the Club
        </FormEnd>
      </form>
    </Dialog>
  );
}

/** The time that a day begins with, or now once that has passed. */
const laterOf = (time: ClockTime, minutes: number): ClockTime =>
  fromMinutes(Math.max(toMinutes(time), minutes));

/** What the closure would touch as it is filled in, and that it begins at once where it does. */
function Touched({ control }: { control: Control<CloseClubInput> }) {
  const span = closureSpanInput.safeParse(useWatch({ control })).data;
  const touches = trpc.admin.closureTouches.useQuery(span ?? nothing, { enabled: !!span });
  const now = useClubClock();
  const begun = span && hasClosureBegun(span, now) && !isClosureOver(span, now);
  return (
    <output aria-live="polite" className="block text-sm sm:col-span-2">
      {begun && "That start has passed: the club is closed from now on. "}
      {span && touches.data ? touchedWords(touches.data) : "\u00a0"}
    </output>
  );
}

const nothing = { startDate: "", startTime: "", endDate: "", endTime: "" };

function touchedWords({ bookings, out }: { bookings: number; out: number }): string {
  if (bookings === 0) return "No booking lies in it.";
  const lie = bookings === 1 ? "1 booking lies in it" : `${bookings} bookings lie in it`;
  return out === 0 ? `${lie}.` : `${lie}, ${out} of them out on the water, which stay.`;
}

function closedToast({ cancelled, left }: ClosedView) {
  const parts = [
    cancelled.length > 0 && `Cancelled and told: ${cancelled.join(", ")}.`,
    left.length > 0 && `Left standing: ${left.join(", ")}.`,
  ].filter(Boolean);
  const description = parts.join(" ") || "No booking was in it.";
  return { title: "Club Closed", description, durationMs: longToastMs };
}

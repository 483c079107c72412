import { zodResolver } from "@hookform/resolvers/zod";
import { TRPCClientError } from "@trpc/client";
import { type Control, useForm, useWatch } from "react-hook-form";
import {
  type CloseClubInput,
  type ClosedView,
  closeClubInput,
  closureSpanInput,
} from "../../shared/closures/closure-schemas";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { useClubClock } from "../clock/club-clock";
import { Dialog } from "../ui/dialogs/dialog";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { TextField } from "../ui/forms/text-field";
import { longToastMs, showToast } from "../ui/toasts/toast-store";

/** Closes the club for a while; how many bookings that touches is said before anyone presses. */
export function CloseClubDialog({ onClose }: { onClose: () => void }) {
  const { today } = useClubClock();
  const closing = trpc.admin.closeClub.useMutation();
  const form = useForm<CloseClubInput>({
    resolver: zodResolver(closeClubInput),
    defaultValues: {
      ...{ startDate: today, startTime: "05:00", endDate: today, endTime: "22:00" },
      ...{ reason: "", cancelBookings: true },
    },
  });
  const field = fieldOf(form);
  const close = form.handleSubmit(async (input) => {
    try {
      showToast(closedToast(await closing.mutateAsync(input)));
      onClose();
    } catch (error) {
      const about = error instanceof TRPCClientError ? error.data?.field : undefined;
      const message = failureSentence(error, "Failed to close the club");
      form.setError(about === "endTime" ? "endTime" : "root", { message });
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Close the club"
      description="Nobody can book any boat then, and none is launched."
    >
      <form onSubmit={close} noValidate className="grid gap-4 sm:grid-cols-2">
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

/** What the closure would touch as it is filled in. */
function Touched({ control }: { control: Control<CloseClubInput> }) {
  const span = closureSpanInput.safeParse(useWatch({ control })).data;
  const touches = trpc.admin.closureTouches.useQuery(span ?? nothing, { enabled: !!span });
  return (
    <output aria-live="polite" className="block text-sm sm:col-span-2">
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

import { z } from "zod";
import { type OutingView, outingView } from "../../shared/outings/outing-schemas";
import { distanceTyped } from "../../shared/outings/typed-distance";
import { distanceName, type Units } from "../../shared/profile/units";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useProfile } from "../clock/use-profile";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { TextField } from "../ui/forms/text-field";
import { showToast } from "../ui/toasts/toast-store";
import { distanceHelp, kilometresIn } from "./kilometres-in";

const logged = outingView.pick({ kilometres: true, note: true });

const written = (units: Units) =>
  z.object({
    kilometres: z.string().transform((text, { addIssue }) => {
      const kilometres = kilometresIn(text, units);
      if (kilometres === undefined) addIssue(distanceHelp(units));
      return kilometres;
    }),
    note: z.string(),
  });

/** For how many days a correction is offered; the server knows the hour. */
const correctedFor = 2;

/** Whether what the logbook says of an outing may still be corrected. */
export const isCorrectable = ({ bookingDate, landedAt }: OutingView, today: ClubDate): boolean =>
  landedAt !== null && bookingDate >= addDays(today, -correctedFor);

/** Corrects what the logbook says of an outing that has landed. */
export function CorrectOutingForm({ outing }: { outing: OutingView }) {
  const { bookingId: id, boat } = outing;
  const { units } = useProfile();
  const landing = trpc.bookings.land.useMutation({
    ...readFirst,
    onSuccess: () => showToast({ title: "In the log", description: `${boat.name} is corrected.` }),
  });
  const { form, save, changed } = useEdit({
    fields: written(units),
    view: logged,
    standing: outing,
    toForm: ({ kilometres, note }) => ({ kilometres: distanceTyped(kilometres, units), note }),
    draft: `outing ${id}`,
    send: async (edit) => logged.parse((await landing.mutateAsync({ id, ...edit })).outing),
    toast: "Not logged",
  });
  const field = fieldOf(form);
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
      onSubmit={save}
    >
      <TextField
        label={distanceName(units)}
        inputMode="decimal"
        autoComplete="off"
        {...field("kilometres")}
      />
      <TextField label="Note" optional maxLength={500} autoComplete="off" {...field("note")} />
      <Button
        type="submit"
        className="sm:mt-7"
        pending={form.formState.isSubmitting}
        pendingLabel="Saving..."
      >
        Save
      </Button>
      <ChangedMeanwhile of={changed} />
    </form>
  );
}

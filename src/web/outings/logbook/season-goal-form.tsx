import { z } from "zod";
import {
  type GoalView,
  goalIn,
  goalTyped,
  goalView,
  mostGoal,
} from "../../../shared/outings/distance-goal";
import { distanceName, type Units } from "../../../shared/profile/units";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useProfile } from "../../clock/use-profile";
import { ChangedMeanwhile } from "../../layout/changed-meanwhile";
import { useEdit } from "../../layout/use-edit";
import { Button } from "../../ui/button";
import { fieldOf } from "../../ui/forms/field-of";
import { TextField } from "../../ui/forms/text-field";

const typed = (units: Units) =>
  z.object({
    kilometres: z.string().transform((text, { addIssue }) => {
      const kilometres = goalIn(text, units);
      if (kilometres === undefined) {
        addIssue(`Please enter 1 to ${mostGoal(units)} ${units.distance}, or nothing`);
      }
      return kilometres;
    }),
  });

interface SeasonGoalFormProps {
  goal: GoalView;
  onDone: () => void;
}

/** Sets a member's goal; an empty field takes it away. */
export function SeasonGoalForm({ goal, onDone }: SeasonGoalFormProps) {
  const { units } = useProfile();
  const setting = trpc.bookings.setGoal.useMutation({ ...readFirst, onSuccess: onDone });
  const { form, save, changed } = useEdit({
    fields: typed(units),
    view: goalView,
    standing: goal,
    toForm: ({ kilometres }) => ({ kilometres: goalTyped(kilometres, units) }),
    draft: "season goal",
    send: async ({ kilometres = goal.kilometres, seen }) =>
      setting.mutateAsync({ kilometres, seen }),
    toast: "The goal is not set",
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <TextField
        label={`${distanceName(units)} this season`}
        help="Empty is no goal."
        inputMode="numeric"
        autoComplete="off"
        {...fieldOf(form)("kilometres")}
      />
      <ChangedMeanwhile of={changed} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.formState.isSubmitting} pendingLabel="Saving...">
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </form>
  );
}

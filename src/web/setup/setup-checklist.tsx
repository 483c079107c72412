import type { SetupStep } from "../../shared/setup/setup-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FirstAdminName } from "./first-admin-name";
import { SetupLine } from "./setup-line";

/** What the first admin of an empty club sees to, until all is done or they close it. */
export function SetupChecklist({ steps }: { steps: readonly SetupStep[] }) {
  const { act: edit, pending } = useAct(trpc.admin.editSetup.useMutation(readFirst), {
    toast: "That was not saved",
  });
  const done = steps.filter((step) => step.done).length;
  return (
    <section
      aria-labelledby="setup-title"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="setup-title" className="text-2xl">
          Set up your club
        </h2>
        <p className="text-ink-soft tabular-nums">
          {done} of {steps.length} done
        </p>
      </div>
      <FirstAdminName />
      <ul className="divide-y divide-line">
        {steps.map((step) => (
          <SetupLine
            key={step.id}
            step={step}
            pending={pending}
            onSay={edit}
            onLater={(later) =>
              edit({
                later: idsPutOff(steps, step.id, later),
                seen: { later: steps.filter((one) => one.later).map(({ id }) => id) },
              })
            }
          />
        ))}
      </ul>
      <Button
        size="small"
        variant="quiet"
        className="justify-self-start"
        disabled={pending}
        onClick={() => edit({ closed: true })}
      >
        Close this list
      </Button>
    </section>
  );
}

function idsPutOff<Id>(steps: readonly { id: Id; later: boolean }[], id: Id, later: boolean): Id[] {
  const others = steps.filter((step) => step.later && step.id !== id).map((step) => step.id);
  return later ? [...others, id] : others;
}

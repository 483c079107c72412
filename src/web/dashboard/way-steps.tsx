import { CheckIcon } from "../ui/icons/shell-icons";

export interface Step {
  name: string;
  stands: "done" | "now" | "ahead";
  /** what it waits for, or what came of it */
  words: string;
}

/** The steps from an application to the first row, in words and marks: done, where one stands, ahead. */
export function WaySteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-4 lg:grid-cols-4">
      {steps.map((step, place) => (
        <li
          key={step.name}
          aria-current={step.stands === "now" ? "step" : undefined}
          className="flex gap-3 lg:flex-col"
        >
          <span
            aria-hidden="true"
            className={`grid size-8 shrink-0 place-items-center rounded-full border-2 font-semibold ${marks[step.stands]}`}
          >
            {step.stands === "done" ? <CheckIcon /> : place + 1}
          </span>
          <div className="min-w-0">
            <h3 className="font-sans font-semibold text-base tracking-normal">
              {step.name}
              {step.stands === "done" && <span className="sr-only">, done</span>}
              {step.stands === "now" && <span className="text-tide-deep">: you are here</span>}
            </h3>
            <p className={step.stands === "now" ? "" : "text-ink-soft"}>{step.words}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const marks = {
  done: "border-kelp bg-kelp-soft text-kelp",
  now: "border-tide bg-tide text-on-tide",
  ahead: "border-line-strong text-ink-soft",
};

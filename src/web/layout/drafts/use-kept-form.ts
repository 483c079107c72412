import { useEffect, useEffectEvent, useState } from "react";
import {
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { z } from "zod";
import { longToastMs, showToast } from "../../ui/toasts/toast-store";
import { draftNamed, forgetDraft, keepDraft } from "./drafts";
import { useDraft } from "./use-draft";

const kept = z.object({
  values: z.record(z.string(), z.unknown()),
  /** fields that were filled in and are not kept */
  left: z.array(z.string()),
  /** of an edit */
  standing: z.unknown().optional(),
});
type Kept = z.infer<typeof kept>;

interface Keeping<Input extends FieldValues> {
  /** what the form is and of what, such as "plan 3": by this it is found again on its screen */
  draft: string;
  /** Passwords, codes and secrets, and what is shown by more than its field. Pictures never are kept. */
  unkept?: readonly FieldPath<Input>[];
  /** Of an edit: what stood when it was opened, and how that is taken up again. */
  edit?: { standing: object; takeUp: (standing: unknown) => void };
}

type KeptForm<Input extends FieldValues, Given> = UseFormReturn<Input, unknown, Given> & {
  /** fields that had been filled in and have to be once more */
  left: readonly string[];
};

/**
 * A form of which nothing is lost where it is taken away from whoever types: when the session ends or
 * the page is loaded anew, it is filled in again for the same member, and says so. What is sent, or
 * closed by the member, is forgotten. A submit that gives null was not done (`useAct`).
 */
export function useKeptForm<Input extends FieldValues, Given = Input>({
  draft,
  unkept = [],
  edit,
  ...props
}: UseFormProps<Input, unknown, Given> & Keeping<Input>): KeptForm<Input, Given> {
  const form = useForm<Input, unknown, Given>(props);
  const name = useDraft(draft);
  const [left, setLeft] = useState<readonly string[]>([]);

  const fillIn = useEffectEvent((draft: string) => {
    const found = kept.safeParse(draftNamed(draft)).data;
    if (!found) return;
    edit?.takeUp(found.standing);
    form.reset(Object.assign(form.getValues(), found.values), { keepDefaultValues: true });
    setLeft(found.left);
    showToast(filledIn(found.left));
  });
  const keep = useEffectEvent((values: object) => {
    const known = new Map<string, unknown>(Object.entries(form.formState.defaultValues ?? {}));
    const keptValues = fitToKeep(values, unkept);
    const left = Object.entries(values).flatMap(([field, value]) =>
      field in keptValues || value === known.get(field) ? [] : [field],
    );
    const standing = edit && fitToKeep(edit.standing, unkept);
    keepDraft(name, { values: keptValues, left, standing } satisfies Kept);
  });

  const { watch } = form;
  useEffect(() => {
    fillIn(name);
    const typing = watch((values) => keep(values));
    return () => typing.unsubscribe();
  }, [watch, name]);

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit(async (given, event) => {
      const answer = await onValid(given, event);
      if (answer !== null) forgetDraft(name);
      return answer;
    }, onInvalid);

  return { ...form, handleSubmit, left };
}

/** No picture, which would fill the browser's storage. */
function fitToKeep(values: object, unkept: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(values).filter(
    ([name, value]) => !unkept.includes(name) && !String(value).startsWith("data:"),
  );
  return Object.fromEntries(entries);
}

const filledIn = (left: readonly string[]) => ({
  title: "What you typed is here again",
  description: left.length
    ? "It has not been sent. Photos, passwords and codes were not kept: please add them again."
    : "It has not been sent yet.",
  durationMs: longToastMs,
});

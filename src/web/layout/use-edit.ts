import { zodResolver } from "@hookform/resolvers/zod";
import { hashKey } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { refusalCode } from "../calls/failure-sentence";
import { useKeptForm } from "./drafts/use-kept-form";
import { refuseIn } from "./refuse-in";
import { useAct } from "./use-act";

type Changes<Given> = Partial<Given> & { seen: Record<string, unknown> };

interface Edit<View, Input extends FieldValues, Given> {
  /** What the form's fields hold, and what is sent of them. */
  fields: z.ZodType<Given, Input>;
  /** What is edited, as it is read. */
  view: z.ZodType<View>;
  standing: View;
  toForm: (standing: View) => Input;
  /** as `useKeptForm` has them */
  draft: string;
  unkept?: readonly FieldPath<Input>[];
  /** Sends what was changed; gives what stands then where the form stays open. */
  send: (edit: Changes<Given>) => Promise<View | undefined>;
  /** fields that show their refusal beside them */
  beside?: readonly FieldPath<Input>[];
  toast?: string;
  otherwise?: string;
}

/** A field that somebody else changed while the form was open. */
export interface ChangedMeanwhile {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Keeps one of the two, and saves. */
  onKeep: (whose: "mine" | "theirs") => Promise<void>;
}

/**
 * The form of something that exists. It sends only what was changed, with what that was when it was
 * read, so that nobody gives back a value that somebody else has corrected meanwhile (rules, Calls and answers).
 */
export function useEdit<View extends object, Input extends FieldValues, Given extends object>({
  fields,
  view,
  standing,
  toForm,
  draft,
  unkept = [],
  send,
  beside = [],
  toast,
  otherwise,
}: Edit<View, Input, Given>) {
  const [base, setBase] = useState(standing);
  const [values] = useState(() => toForm(standing));
  const form = useKeptForm<Input, Given>({
    resolver: zodResolver(fields),
    values,
    draft,
    unkept,
    // What has been changed since it was opened is met when it is saved.
    edit: { standing: base, takeUp },
  });
  const [clash, setClash] = useState<Omit<ChangedMeanwhile, "onKeep">>();
  const refuse = refuseIn(form, ...beside);

  const saving = useAct(
    { mutateAsync: sendOrSayClash, isPending: form.formState.isSubmitting, error: null },
    {
      toast: (error) => (changedSince(error) ? undefined : toast),
      form: (sentence, error) => {
        if (!changedSince(error)) refuse(sentence, error);
      },
      ...(otherwise !== undefined && { otherwise }),
    },
  );

  function takeUp(kept: unknown) {
    const standing = view.safeParse(Object.assign({}, base, kept));
    if (standing.success) setBase(standing.data);
  }

  async function sendOrSayClash(edit: Changes<Given>) {
    try {
      return await send(edit);
    } catch (error) {
      const changed = changedSince(error);
      if (changed) setClash({ ...changed, mine: new Map(Object.entries(edit)).get(changed.field) });
      throw error;
    }
  }

  const saveFrom = (from: View) =>
    form.handleSubmit(async (given) => {
      setClash(undefined);
      const saved = await saving.act(editOf(from, given));
      if (!saved) return saved;
      setBase(saved);
      form.reset(toForm(saved));
      return saved;
    });

  function editOf(from: View, given: Given) {
    const untouched = toForm(from);
    const changes = changesOf<Given>(fields.safeParse(untouched).data ?? untouched, given);
    const seen = Object.entries(from).filter(([name]) => name in changes);
    return { ...changes, seen: Object.fromEntries(seen) };
  }

  async function keep(
    whose: "mine" | "theirs",
    { field, theirs }: { field: string; theirs: unknown },
  ) {
    const now = view.parse({ ...base, [field]: theirs });
    if (whose === "theirs") {
      const taken = changesOf<Input>(toForm(base), toForm(now));
      form.reset({ ...form.getValues(), ...taken }, { keepDefaultValues: true });
    }
    setBase(now);
    await saveFrom(now)();
  }

  const changed: ChangedMeanwhile | undefined = clash && {
    ...clash,
    onKeep: (whose) => keep(whose, clash),
  };
  return { form, save: saveFrom(base), changed };
}

function changedSince(error: unknown) {
  if (refusalCode(error) !== "CHANGED_SINCE" || !(error instanceof TRPCClientError)) return null;
  const { field, now } = error.data;
  return { field: String(field), theirs: now };
}

/** Of what is given, what differs from what is known. */
function changesOf<Given extends object>(known: object, given: Given): Partial<Given> {
  const changes: Partial<Given> = { ...given };
  const knownByName = new Map<PropertyKey, unknown>(Object.entries(known));
  for (const name of Object.keys(given) as (keyof Given)[]) {
    if (isSame(given[name], knownByName.get(name))) delete changes[name];
  }
  return changes;
}

// A hash, because what a form gives may hold the same in another order. To it nothing and null are one.
const isSame = (one: unknown, other: unknown) =>
  (one === undefined) === (other === undefined) && hashKey([one]) === hashKey([other]);

import { useEffect, useEffectEvent, useState } from "react";
import { longToastMs, showToast } from "../../ui/toasts/toast-store";
import { draftNamed, forgetDraft, keepDraft } from "./drafts";

type Words = Record<string, string>;

const typedIsHere = {
  title: "What you typed is here again",
  description: "It has not been sent yet.",
};

/**
 * A state that is kept as the draft `name` (`useDraft`) and taken up again, which its member is told.
 * For a few fields by themselves; it needs no network. A form of more has `useKeptForm`. Forgetting
 * it once it is sent is the caller's.
 */
export function useKept<Value>(
  name: string,
  initial: Value,
  isOne: (kept: unknown) => kept is Value,
  told = typedIsHere,
): { value: Value; keep: (value: Value) => void; forget: () => void; isBack: boolean } {
  const [begun] = useState(initial);
  const [value, setValue] = useState(begun);
  const [isBack, setIsBack] = useState(false);

  const takeUp = useEffectEvent((draft: string) => {
    const kept = draftNamed(draft);
    if (!isOne(kept)) return;
    setValue(kept);
    setIsBack(true);
    showToast({ ...told, durationMs: longToastMs });
  });
  useEffect(() => takeUp(name), [name]);

  function keep(changed: Value) {
    setValue(changed);
    if (JSON.stringify(changed) === JSON.stringify(begun)) forgetDraft(name);
    else keepDraft(name, changed);
  }

  return { value, keep, forget: () => forgetDraft(name), isBack };
}

/** Some fields' words by their names, such as `{ note: "" }`. */
export function useKeptWords<Fields extends Words>(name: string, initial: Fields) {
  const isOne = (kept: unknown): kept is Fields => {
    const words = new Map<string, unknown>(Object.entries(kept ?? {}));
    return Object.keys(initial).every((field) => typeof words.get(field) === "string");
  };
  const { value: words, keep, ...kept } = useKept(name, initial, isOne);
  return { words, write: (changed: Partial<Fields>) => keep({ ...words, ...changed }), ...kept };
}

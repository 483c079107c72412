import { useRef } from "react";
import { failureSentence } from "../calls/failure-sentence";
import { showToast, type ToastWords } from "../ui/toasts/toast-store";

interface Mutation<Answer, Input> {
  mutateAsync: (input: Input) => Promise<Answer>;
  isPending: boolean;
  error: unknown;
}

/** Where a failure is said, besides the `refusal`, and what where the server sent no words. */
interface Saying {
  /** A toast by its title, or one of other words than the usual; undefined for none. */
  toast?: string | ((error: unknown) => string | ToastWords | undefined);
  /** Its form: `refuseIn(form)`. */
  form?: (sentence: string, error: unknown) => void;
  /** "Please try again." unless it says otherwise. */
  otherwise?: string;
  /** What is said without a network. */
  offline?: string;
  /** A second try may begin while one is under way. */
  overlapping?: true;
}

interface Act<Input, Answer> {
  /**
   * Tries it, once however often it is pressed meanwhile. Never throws: gives null where it was not
   * done, and by then has said why.
   */
  act: (input: Input) => Promise<Answer | null>;
  pending: boolean;
  /** Why the last try failed, for whoever says it beside what was pressed. */
  refusal: string | undefined;
}

/**
 * A write as a screen makes it. The mutation knows what is tried and what follows (`onSuccess`, and
 * `onError` for what is to be done about a refusal); this says that it failed. What was typed stays.
 */
export function useAct<Answer, Input>(
  { mutateAsync, isPending, error }: Mutation<Answer, Input>,
  { toast, form, otherwise, offline, overlapping }: Saying = {},
): Act<Input, Answer> {
  const underWay = useRef(false);
  const sentenceOf = (failure: unknown) => failureSentence(failure, otherwise, offline);

  async function act(input: Input) {
    if (underWay.current && !overlapping) return null;
    underWay.current = true;
    try {
      return await mutateAsync(input);
    } catch (failure) {
      say(failure);
      return null;
    } finally {
      underWay.current = false;
    }
  }

  function say(failure: unknown) {
    const description = sentenceOf(failure);
    const words = typeof toast === "function" ? toast(failure) : toast;
    if (typeof words === "string") {
      showToast({ title: words, description, variant: "destructive" });
    } else if (words) showToast(words);
    form?.(description, failure);
  }

  return { act, pending: isPending, refusal: error ? sentenceOf(error) : undefined };
}

import type { ReactNode } from "react";
import { Notice } from "../notice";
import { TryAgain } from "./try-again";

interface NotLoadedProps {
  sentence: string;
  /** The cause, or what is shown all the same. */
  children?: ReactNode;
  /** `careful` where something older is still there to see. */
  kind?: "danger" | "careful";
  trying: boolean;
  again: () => unknown;
}

/** A read that failed, and a way to try it again. */
export function NotLoaded({ sentence, children, kind = "danger", ...retry }: NotLoadedProps) {
  return (
    <Notice kind={kind} title={sentence} action={<TryAgain size="small" {...retry} />}>
      {children}
    </Notice>
  );
}

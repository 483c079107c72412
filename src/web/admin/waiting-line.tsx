import type { ReactNode } from "react";
import { Link } from "wouter";

interface WaitingLineProps {
  /** How many there are; the line is there only while there are some. */
  total: number;
  /** What they are: "Unpaid orders". */
  what: string;
  /** The screen where all of them are. */
  to: string;
  children?: ReactNode;
}

/** One kind of thing that waits: its number, its name, and those that wait longest. */
export function WaitingLine({ total, what, to, children }: WaitingLineProps) {
  if (total === 0) return null;
  return (
    <li className="grid gap-x-4 px-4 py-1.5 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <p className="flex min-h-9 items-center gap-2.5">
        <span className="min-w-7 rounded-full bg-amber-soft px-2 text-center font-semibold text-amber tabular-nums">
          {total.toLocaleString("en-CA")}
        </span>
        <Link
          to={to}
          className="font-semibold text-ink underline decoration-line-strong underline-offset-3 hover:text-tide-deep"
        >
          {what}
        </Link>
      </p>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

interface WaitingThingProps {
  /** Who or what it is. */
  name: ReactNode;
  about?: string;
  /** The press that deals with it; without one it is dealt with on the line's own screen. */
  children?: ReactNode;
}

/** One of the things that wait. */
export function WaitingThing({ name, about, children }: WaitingThingProps) {
  return (
    <div className={`flex items-center justify-between gap-3 ${children ? "min-h-11" : "min-h-7"}`}>
      <p className="min-w-0 text-sm leading-snug">
        <span className="font-semibold">{name}</span>{" "}
        {about !== undefined && (
          <span className="inline-block text-ink-soft tabular-nums">{about}</span>
        )}
      </p>
      {children && <div className="shrink-0">{children}</div>}
    </div>
  );
}

import type { ReactNode } from "react";
import { trpc } from "../calls/api";
import { ChevronDownIcon } from "../ui/icons/icons";

interface FoldAfterFirstProps {
  title: string;
  children: ReactNode;
}

/** What explains booking: open for a member who has not booked yet, and folded for every other. */
export function FoldAfterFirst({ title, children }: FoldAfterFirstProps) {
  const bookings = trpc.bookings.mine.useQuery().data;
  return (
    <details open={bookings?.length === 0} className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

import { Link } from "wouter";
import { paths } from "../paths";
import { ArrowRightIcon } from "../ui/icons/icons";

/** That others have seats open on the days ahead, where a member looks for an outing. */
export function OpenSeatsLine({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      to={paths.seats}
      className="flex min-h-11 items-center justify-between gap-3 rounded-md border border-line bg-tide-soft px-4 py-2 font-semibold text-ink no-underline hover:border-tide"
    >
      {count === 1 ? "1 open seat" : `${count} open seats`} to row along
      <ArrowRightIcon className="shrink-0 text-tide" />
    </Link>
  );
}

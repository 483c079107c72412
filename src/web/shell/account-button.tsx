import type { ComponentProps } from "react";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";

interface AccountButtonProps extends ComponentProps<"button"> {
  member: MemberView;
}

/** The initials of whoever is signed in, which their menu hangs from. */
export function AccountButton({ member, ...button }: AccountButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Account of ${fullName(member)}, ${initials(member)}`}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-tide font-semibold text-on-tide text-sm transition-colors hover:bg-tide-deep"
      {...button}
    >
      {initials(member)}
    </button>
  );
}

function initials({ firstName, lastName }: MemberView): string {
  return [firstName, lastName]
    .map((name) => [...name][0] ?? "")
    .join("")
    .toUpperCase();
}

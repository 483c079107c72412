import type { ReactNode } from "react";
import { Link } from "wouter";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { MemberBadges } from "../members/member-badges";
import { memberPath } from "../paths";

/** A member in a dashboard's list: name and role, one quiet line, and what stands right of it. */
export function MemberLine(props: { member: MemberView; about: string; children?: ReactNode }) {
  const { member, about, children } = props;
  return (
    <li className="flex items-center justify-between gap-4 bg-surface px-4 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={memberPath(member.id)} className="text-link font-semibold">
            {fullName(member)}
          </Link>
          <MemberBadges member={member} />
        </p>
        <p className="min-[24rem]:truncate wrap-anywhere text-ink-soft text-sm">{about}</p>
      </div>
      {children}
    </li>
  );
}

import type { MemberView } from "../../shared/members/member-views";

type Findable = Pick<MemberView, "firstName" | "lastName" | "email">;

/** Members whose name or e-mail holds every word of `query`, without case. */
export function searchMembers<Member extends Findable>(
  members: readonly Member[],
  query: string,
): Member[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter((member) => {
    const text = `${member.firstName} ${member.lastName} ${member.email}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** "Okafor, Sam" order: by last name, then first name. */
export function byName(a: Findable, b: Findable): number {
  return a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);
}

export const fullName = ({ firstName, lastName }: Findable): string => `${firstName} ${lastName}`;

import type { MemberView } from "../../shared/members/member-views";
import type { AnswerOf } from "./answers";
import { testMe } from "./me";

type Known = NonNullable<AnswerOf<"admin.member">>;

/** All that admins know of a member, for tests: no hours but the first ones, and no outings. */
export function knownMember(member: Partial<MemberView> = {}, more: Partial<Known> = {}): Known {
  const { clearances: _, ...whole } = testMe(member);
  return { ...whole, lots: [], lines: [], bookings: [], outings: [], ...more };
}

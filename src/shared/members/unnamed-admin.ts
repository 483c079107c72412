import type { MemberView } from "./member-views";

type Name = Pick<MemberView, "firstName" | "lastName">;

/** What the first admin is called until they say their name. */
export const unnamedAdmin: Name = { firstName: "Club", lastName: "Admin" };

export const isUnnamed = ({ firstName, lastName }: Name): boolean =>
  firstName === unnamedAdmin.firstName && lastName === unnamedAdmin.lastName;

import { roleOf } from "../../shared/members/role";
import { unnamedAdmin } from "../../shared/members/unnamed-admin";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import { linkExpiry, makeLink } from "../auth/one-time-links";
import { hashPassword, noPassword, randomPassword } from "../auth/passwords";
import { endSessions } from "../auth/session-store";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { lockAmongAdmins } from "../locks";
import { addMember } from "../members/add-member";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { beginSetup } from "./begin-setup";

/**
 * What the system operator asks for an e-mail: to make its member an admin, to make a link, or
 * both.
 */
export interface LetIn {
  email: string;
  make: boolean;
  link: boolean;
}

/** What was done, for whoever asked on the machine itself. */
export interface LettingIn {
  /** false for who was an admin already */
  madeAdmin: boolean;
  /** where they choose a password; it works once, for as long as a mailed one */
  link: string | undefined;
}

/**
 * Makes a member an admin who can act, or adds one with this e-mail, and makes a link that chooses a
 * password. An applicant, who has not proven their e-mail, comes in by such a link alone. Refuses MEMBER_NOT_FOUND where nobody is to be made.
 */
export async function letAdminIn(
  db: PrismaClient,
  { email, make, link, publicUrl }: LetIn & { publicUrl: string },
  by: Actor,
  moment: Moment,
): Promise<LettingIn> {
  const { at } = moment;
  // Nobody knows it: the link, or a mailed one, is how a new admin comes in.
  const password = await hashPassword(randomPassword());
  return writing(db, async (tx) => {
    const known = await tx.member.findUnique({ where: { email }, select: { id: true } });
    if (!known && !make) throw new Refusal("MEMBER_NOT_FOUND", nobodyHas(email), "email");
    const before = known && (await lockAmongAdmins(tx, known.id));
    const madeAdmin = make && (!before || roleOf(before) !== "admin");
    let member = before;
    if (madeAdmin)
      member = before
        ? await makeAdmin(tx, before, by, moment)
        : await addAdmin(tx, { email, password }, by, moment);
    if (!member || !link) return { madeAdmin, link: undefined };
    const terms = { memberId: member.id, publicUrl, expiresAt: linkExpiry(at) };
    const address = await makeLink(tx, terms, at);
    await recordAct(tx, by, "password link made", memberSubject(member), at);
    return { madeAdmin, link: address };
  });
}

const nobodyHas = (email: string) => `No member has the e-mail ${email}: --make adds one.`;

async function makeAdmin(tx: Tx, before: Member, by: Actor, { at }: Moment): Promise<Member> {
  const unproven = before.approvalStatus === "pending";
  if (unproven) await endSessions(tx, before.id);
  const member = await tx.member.update({
    where: { id: before.id },
    data: {
      isAdmin: true,
      approvalStatus: "approved",
      approvedDate: before.approvedDate ?? at,
      membershipStatus: "active",
      ...(unproven && { password: noPassword, temporaryPassword: true }),
    },
  });
  await recordAct(tx, by, "profile edited", memberSubject(member), at, {
    before: powersOf(before),
    after: powersOf(member),
  });
  return member;
}

async function addAdmin(
  tx: Tx,
  { email, password }: { email: string; password: string },
  by: Actor,
  moment: Moment,
): Promise<Member> {
  const { at } = moment;
  if ((await tx.member.count()) === 0) await beginSetup(tx, email);
  const member = await addMember(
    tx,
    {
      email,
      password,
      ...unnamedAdmin,
      approvalStatus: "approved",
      membershipStatus: "active",
      approvedDate: at,
      isAdmin: true,
    },
    moment,
  );
  const after = { email, ...powersOf(member) };
  await recordAct(tx, by, "member created", memberSubject(member), at, { after });
  return member;
}

const powersOf = ({ isAdmin, approvalStatus, membershipStatus }: Member) => ({
  isAdmin,
  approvalStatus,
  membershipStatus,
});

import type { ChangeTopic } from "../../shared/live/changes";
import { fullName } from "../../shared/members/full-name";
import { type Role, roleOf } from "../../shared/members/role";
import type { RepeatedRequest } from "../answers/idempotency";
import type { DockDevice, Member } from "../generated/prisma/client";

/** Who does something, with all that a command needs to know of them and the trail to remember. */
export interface Actor {
  /** null: nobody with an account, such as a job, a webhook or a visitor */
  id: number | null;
  /** as the trail writes it */
  name: string;
  role: Role;
  /** the name this request was given, so that a repetition gets the first answer */
  repeated?: RepeatedRequest | undefined;
  /** what their call has made old so far, for its answer and for open screens */
  touched?: Set<ChangeTopic> | undefined;
  /** a tablet at the dock: a visitor with a few rights of its own */
  isDevice?: true;
  /** a program of theirs, which may not do all that they may */
  byToken?: true;
}

/** Someone with an account: who acts on their own behalf, or as one of the crew. */
export interface SignedInActor extends Actor {
  id: number;
}

/** Who has no account: a job, a webhook, reconciliation, or a visitor without a session. */
export const nobody: Actor = { id: null, name: "", role: "visitor" };

/** Whoever runs the machine that the club is on. */
export const systemOperator: Actor = { ...nobody, name: "the host" };

/** A tablet at the dock: nobody's account, so that whatever is not said to be its own is refused. */
export const dockActor = ({ name }: DockDevice): Actor => ({ ...nobody, name, isDevice: true });

/** A member as the one who acts, themselves or through a program with a token. */
export const actorOf = (member: Member, byToken = false): SignedInActor => ({
  id: member.id,
  name: fullName(member),
  role: roleOf(member),
  ...(byToken && { byToken }),
});

import type { z } from "zod";
import type { Act } from "../../shared/audit/acts";
import type { ChangeTopic } from "../../shared/live/changes";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { Context } from "./context";

/** What stands beside a procedure: by whom and how it is called, and what follows from it. */
export interface ProcedureMeta {
  /** who may call it, said in `trpc.ts` alone */
  accessLevel?: AccessLevel;
  /**
   * What a successful call changes on screens, the caller's, and others' that are open: what is named, or
   * what the acts say that it records (`shared/audit/acts.ts`).
   */
  changes?: readonly ChangeTopic[] | "acts";
  /** its input at one club, where clubs differ in it: which lengths are offered, which kinds there are */
  inputAt?: (club: ClubProfile) => z.ZodType;
  /** the act under which a refusal goes into the audit trail */
  noteRefusals?: Act;
  /** a repetition gets the first answer; said by `.concat(repeatable)` alone */
  repeatable?: true;
  /** its body may have 3 MB, once this let its sender pass; asked before the body is read */
  mayBeLarge?: (ctx: Context) => Promise<unknown>;
  /** its documented path, or paths; without one it is no REST call */
  rest?: RestMeta | readonly RestMeta[];
}

export type AccessLevel =
  | "anyone"
  | "member"
  | "approved"
  | "manager"
  | "admin"
  | "device"
  | "device-or-approved";

/**
 * A documented REST call. Path parameters, query and JSON body together are the procedure's input.
 * One that says nothing of tokens is closed to them.
 */
export type RestMeta = Read | Write | Trial | Link;

interface Path {
  /** with its parameters as `:id`; each is a number but `:token`, `:place` and `:question` */
  path: `/${string}`;
  /** what a refusal carries besides `error` and `code` */
  refusal?: Record<string, unknown>;
  /** a refusal says which input it is about */
  namesField?: true;
}

interface Read extends Path {
  method: "GET";
  status?: never;
  isPending?: never;
  isTrial?: never;
  takesQuery?: never;
  redirect?: never;
  /** how far a token must go to call it */
  token?: "read";
}

interface Write extends Path {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** when all is well; 200 unless said */
  status?: 201 | 202;
  /** whether what was asked for is under way and not done yet, by its answer: then it is 202 */
  isPending?: (answer: unknown) => boolean;
  isTrial?: never;
  /** its query is read, too, as that of a read always is */
  takesQuery?: true;
  redirect?: never;
  token?: "write";
}

/** A write that may be only tried, which any token may; the procedure asks it before it writes. */
interface Trial extends Omit<Write, "isTrial" | "token"> {
  /** by its answer: then it is 200 */
  isTrial: (answer: unknown) => boolean;
  token?: "read";
}

/** A browser's plain link: it writes, and answers with a redirect instead of JSON. */
interface Link extends Path {
  method: "GET";
  status?: never;
  isPending?: never;
  isTrial?: never;
  takesQuery?: never;
  redirect: `/${string}`;
  token?: never;
}

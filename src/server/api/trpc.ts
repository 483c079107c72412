import "../../shared/fields/input-sentences";
import { initTRPC, TRPCError } from "@trpc/server";
import { z } from "zod";
import { changeTopics, feedTopics } from "../../shared/live/changes";
import { feedPulse } from "../../shared/live/feed-pulse";
import type { Role } from "../../shared/members/role";
import { Refusal, type RefusalCode } from "../../shared/refusals";
import { refusalSentences, sentenceOf } from "../answers/refusal-sentences";
import { noteRefusal } from "../audit/note-refusal";
import { refusalIn } from "../database/database-failures";
import { type Actor, actorOf, type SignedInActor } from "../people/actor";
import { ClubChanged } from "../settings/refuse-changed-club";
import type { Context } from "./context";
import { repeatedRequest } from "./http/repeated-request";
import type { ProcedureMeta } from "./procedure-meta";
import { refusalStatus } from "./refusal-status";
import { requireDevice, requireDeviceOrApproved, requireRole } from "./require-role";

const tenMinutesMs = 10 * 60 * 1000;

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    // A subscription ends now and then, so that whoever lost the right to it is asked again. A
    // browser that hears no ping connects again: a dead connection says nothing by itself.
    sse: {
      maxDurationMs: tenMinutesMs,
      ping: { enabled: true, intervalMs: feedPulse.pingMs },
      client: { reconnectAfterInactivityMs: feedPulse.longestSilenceMs },
    },
    errorFormatter: ({ shape, error }) => {
      const { message, code, field, now } = describeFailure(error);
      const { stack: _stack, ...data } = shape.data;
      return { ...shape, message, data: { ...data, refusal: code, field, now } };
    },
  });

export const router = t.router;

/** For calls that take nothing. */
export const nothing = z.object({}).optional();

interface FailureWords {
  message: string;
  code: RefusalCode;
  /** the input it is about */
  field?: string | undefined;
  /** said on every path, whatever its meta says */
  namesField?: true;
  /** what that input is by now, where its caller saw another value */
  now?: unknown;
}

/** What a failed call says to a person: a sentence, a stable code, the input it is about. */
export function describeFailure(error: TRPCError, cause = error.cause): FailureWords {
  if (cause instanceof Refusal) {
    return { message: sentenceOf(cause), code: cause.code, field: cause.field, now: cause.now };
  }
  if (error.code === "BAD_REQUEST") {
    const issue = cause instanceof z.ZodError ? cause.issues[0] : undefined;
    const field = issue?.path.join(".");
    const message = field ? issue?.message : undefined;
    const namesField = issue?.code === "custom" && issue.params?.namesField === true;
    return {
      message: message ?? refusalSentences.BAD_INPUT,
      code: "BAD_INPUT",
      field,
      ...(namesField && { namesField }),
    };
  }
  if (error.code === "NOT_FOUND" || error.code === "METHOD_NOT_SUPPORTED") {
    return { message: refusalSentences.ROUTE_NOT_FOUND, code: "ROUTE_NOT_FOUND" };
  }
  if (error.code === "PAYLOAD_TOO_LARGE") {
    return { message: refusalSentences.BODY_TOO_LARGE, code: "BODY_TOO_LARGE" };
  }
  if (error.code === "UNSUPPORTED_MEDIA_TYPE") {
    return { message: refusalSentences.NOT_JSON, code: "NOT_JSON" };
  }
  return { message: refusalSentences.UNEXPECTED, code: "UNEXPECTED" };
}

/** A command's "no" becomes the wire's error; anything else stays a bug. */
const refusing = t.middleware(async ({ next }) => {
  const result = await next();
  const refusal = result.ok ? undefined : refusalIn(result.error.cause);
  if (!refusal) return result;
  throw new TRPCError({
    code: refusalStatus[refusal.code],
    message: sentenceOf(refusal),
    cause: refusal,
  });
});

/** A write that found the club changed under its locks is decided once more, by what the club is now. */
const atTheClubAsItIs = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof ClubChanged)) return result;
  await ctx.profile.readAgain();
  return next({ ctx: { moment: ctx.profile.momentAt(ctx.moment.at) } });
});

/** What follows a write that succeeded: open screens hear of it, and its mail leaves soon. */
const following = t.middleware(async ({ ctx, meta, type, next }) => {
  const { touched } = ctx;
  const byActs = meta?.changes === "acts";
  const named = meta?.changes === "acts" ? [] : (meta?.changes ?? []);
  for (const topic of named) touched.add(topic);
  const result = await next();
  // A refusal, too, often means that what the caller saw is no longer so; no act says what that was.
  if (!result.ok && byActs) for (const topic of changeTopics) touched.add(topic);
  if (!result.ok || type !== "mutation") return result;
  const forAll = feedTopics.filter((topic) => touched.has(topic));
  if (forAll.length) ctx.changes.announce(forAll);
  ctx.nudgeMail();
  return result;
});

// NUL and lone surrogates (halves of a character): nobody types them, and PostgreSQL refuses them.
const unreadable = /[\0\p{Surrogate}]/u;

// Brackets in brackets that no form sends, and that would take up all of the stack.
const deepestInput = 20;

const readable = t.middleware(async ({ getRawInput, next }) => {
  if (holdsUnreadable(await getRawInput())) throw new TRPCError({ code: "BAD_REQUEST" });
  return next();
});

function holdsUnreadable(input: unknown, depth = 0): boolean {
  if (typeof input === "string") return unreadable.test(input);
  if (typeof input !== "object" || input === null) return false;
  return (
    depth > deepestInput || Object.values(input).some((part) => holdsUnreadable(part, depth + 1))
  );
}

const notingRefusals = t.middleware(async ({ ctx, meta, next }) => {
  const result = await next();
  if (!result.ok && meta?.noteRefusals) {
    const refusal = refusalIn(result.error.cause);
    const { message: error, code } = describeFailure(result.error, refusal);
    // What a visitor was refused is not noted, and without records there is no trail either.
    const unwritable = code === "DATABASE_UNREACHABLE" || code === "DISK_FULL";
    const member = unwritable ? null : await ctx.caller();
    const refused = { act: meta.noteRefusals, error };
    if (member) await noteRefusal(ctx.db, refused, actorOf(member), ctx.moment);
  }
  return result;
});

const reaching = (needed: Exclude<Role, "visitor">) =>
  t.middleware(async ({ ctx, next }) => next({ ctx: await requireRole(ctx, needed) }));

/**
 * For `.concat()` after an access level: a repetition with the same Idempotency-Key gets the first
 * answer. The command uses `withIdempotency`. A visitor's calls cannot be told apart, so
 * `forAnyone` does not take it.
 */
export const repeatable = initTRPC
  .context<Context & { by: SignedInActor }>()
  .meta<ProcedureMeta>()
  .create()
  .procedure.meta({ repeatable: true })
  .use(({ ctx, path, input, next }) => {
    const repeated = repeatedRequest(ctx.request, ctx.by.id, path, input);
    return next({ ctx: { by: { ...ctx.by, repeated } } });
  });

/** Repeatable where a tablet at the dock may call as well, whose calls cannot be told apart. */
export const repeatableByMembers = initTRPC
  .context<Context & { by: Actor }>()
  .meta<ProcedureMeta>()
  .create()
  .procedure.meta({ repeatable: true })
  .use(({ ctx: { by, request }, path, input, next }) => {
    const repeated = by.id === null ? undefined : repeatedRequest(request, by.id, path, input);
    return next({ ctx: { by: { ...by, repeated } } });
  });

/** What this club does not have is as malformed as what no club has, and said with its figures. */
const atThisClub = t.middleware(async ({ ctx, meta, getRawInput, next }) => {
  const error = meta?.inputAt?.(ctx.moment.club).safeParse(await getRawInput()).error;
  if (error) throw new TRPCError({ code: "BAD_REQUEST", cause: error });
  return next();
});

// The access levels. Each takes the input first: a malformed call is 400 before anything is asked
// about its caller (rules, Order of answers).

// A note that cannot be written is a failure like any other, so it is made inside of `refusing`.
const called = t.procedure
  .use(refusing)
  .use(notingRefusals)
  .use(readable)
  .use(following)
  .use(atTheClubAsItIs)
  .use(atThisClub);

/** Anyone. */
export const forAnyone = <S extends z.ZodType>(input: S) =>
  called.meta({ accessLevel: "anyone" }).input(input);
/** Anyone with a session, approved or not. */
export const forMember = <S extends z.ZodType>(input: S) =>
  called.meta({ accessLevel: "member" }).input(input).use(reaching("pending"));
export const forApproved = <S extends z.ZodType>(input: S) =>
  called.meta({ accessLevel: "approved" }).input(input).use(reaching("approved"));
export const forManager = <S extends z.ZodType>(input: S) =>
  called.meta({ accessLevel: "manager" }).input(input).use(reaching("manager"));
export const forAdmin = <S extends z.ZodType>(input: S) =>
  called.meta({ accessLevel: "admin" }).input(input).use(reaching("admin"));

// Beside the ladder: the tablet at the dock, a visitor everywhere else.

export const forDevice = <S extends z.ZodType>(input: S) =>
  called
    .meta({ accessLevel: "device" })
    .input(input)
    .use(async ({ ctx, next }) => next({ ctx: await requireDevice(ctx) }));
export const forDeviceOrApproved = <S extends z.ZodType>(input: S) =>
  called
    .meta({ accessLevel: "device-or-approved" })
    .input(input)
    .use(async ({ ctx, next }) => next({ ctx: await requireDeviceOrApproved(ctx) }));

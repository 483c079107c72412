import type {
  AnyMutationProcedure,
  AnyProcedure,
  AnyQueryProcedure,
  AnySubscriptionProcedure,
  inferProcedureInput,
  inferProcedureOutput,
} from "@trpc/server";
import type { ProcedureName } from "../../server/api/procedure-name";
import type { BrowserRouter } from "../calls/browser-router";

/**
 * What procedures answer, by their paths: a value, or what a function makes of the input. The types
 * are the router's, so an answer that lacks a field, or has it wrong, does not compile.
 */
export type Answers = {
  [Path in ProcedureName<AnyQueryProcedure | AnyMutationProcedure>]?: Answer<Path> | Page<Path>;
} & { [Path in ProcedureName<AnySubscriptionProcedure>]?: Feed };

type Answer<Path> = AnswerOf<Path> | Answering<Path>;

/** What answers a procedure, such as `Answering<"bookings.book">`. */
export type Answering<Path> = (input: InputOf<Path>) => AnswerOf<Path> | Promise<AnswerOf<Path>>;

/** A page in the place of a boat reads as an empty list (see `apiFetch`). */
type Page<Path> = Path extends "boats.get" ? [] : never;

/** The answer to a procedure, such as `AnswerOf<"boats.list">`. */
export type AnswerOf<Path> = inferProcedureOutput<Named<Path>>;

export type InputOf<Path> = inferProcedureInput<Named<Path>>;

type Routers = BrowserRouter["_def"]["record"];

type Named<Path> = Path extends `${infer Noun extends keyof Routers}.${infer Verb}`
  ? Verb extends keyof Routers[Noun]
    ? Extract<Routers[Noun][Verb], AnyProcedure>
    : never
  : never;

/** Fields of answers that differ from the server's, by the name of the read; of a list, all of it. */
export type OtherAnswers = {
  [Path in ProcedureName<AnyQueryProcedure>]?: Other<NonNullable<AnswerOf<Path>>>;
};

type Other<Known> = Known extends readonly unknown[] ? Known : Partial<Known>;

/** Opens a feed: told how to say something in it, it gives how to close it. */
type Feed = (tell: Tell) => (() => void) | undefined;

export type Tell = (data: unknown) => void;

/** What a write answers that has nothing else to say. */
export const done = { ok: true } as const;

/** What a test answers a call with; one that it did not foresee fails by its name. */
export function answerTo(answers: Answers, path: string, input: unknown): unknown {
  const foreseen = new Map(Object.entries(answers));
  if (!foreseen.has(path)) throw new Error(`The test has no answer for ${path}`);
  const answer: unknown = foreseen.get(path);
  return typeof answer === "function" ? answer(input) : answer;
}

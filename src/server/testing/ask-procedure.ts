import type { inferRouterOutputs } from "@trpc/server";
import { expect } from "vitest";
import type { AppRouter } from "../api/app-router";
import { refusalOf } from "./refusal-of";
import type { TestAnswer, TestClient } from "./test-client";

type Outputs = inferRouterOutputs<AppRouter>;

/** The full name of a procedure, such as `bookings.book`. */
export type ProcedureName = {
  [Router in keyof Outputs & string]: `${Router}.${keyof Outputs[Router] & string}`;
}[keyof Outputs & string];

type OutputOf<Name extends ProcedureName> = Name extends `${infer Router}.${infer Procedure}`
  ? Router extends keyof Outputs
    ? Procedure extends keyof Outputs[Router]
      ? Outputs[Router][Procedure]
      : never
    : never
  : never;

/** What a call came to: the status, the refusal's code and sentence when it was refused. */
export interface Outcome {
  status: number;
  code?: string;
  message?: string;
}

/** A tRPC query over HTTP that must succeed. */
export async function ask<Name extends ProcedureName>(
  client: TestClient,
  procedure: Name,
  input: object = {},
): Promise<OutputOf<Name>> {
  const query = encodeURIComponent(JSON.stringify(input));
  return dataOf(procedure, await client.get(`/api/trpc/${procedure}?input=${query}`));
}

/** A tRPC mutation over HTTP that must succeed. */
export async function act<Name extends ProcedureName>(
  client: TestClient,
  procedure: Name,
  input: object,
): Promise<OutputOf<Name>> {
  return dataOf(procedure, await client.post(`/api/trpc/${procedure}`, input));
}

/** What a procedure answered that must have gone well. */
export function dataOf<Name extends ProcedureName>(
  _procedure: Name,
  answer: TestAnswer,
): OutputOf<Name> {
  expect(answer.status, answer.text).toBe(200);
  return (answer.json() as { result: { data: OutputOf<Name> } }).result.data;
}

/** A tRPC mutation over HTTP that is refused. */
export async function refused(
  client: TestClient,
  procedure: ProcedureName,
  input: object,
): Promise<Outcome> {
  const answer = await client.post(`/api/trpc/${procedure}`, input);
  expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
  const { status, code, error } = refusalOf(answer);
  return { status, code, message: error };
}

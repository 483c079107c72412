import { expect } from "vitest";
import type { TestAnswer, TestClient } from "./test-client";

/** What a call came to: the status, the refusal's code and sentence when it was refused. */
export interface Outcome {
  status: number;
  code?: string;
  message?: string;
}

/** A tRPC query over HTTP that must succeed. */
export async function ask<T>(client: TestClient, procedure: string, input: object = {}) {
  const query = encodeURIComponent(JSON.stringify(input));
  const answer = await client.get(`/api/trpc/${procedure}?input=${query}`);
  expect(answer.status, answer.text).toBe(200);
  return (answer.json() as { result: { data: T } }).result.data;
}

/** A tRPC mutation over HTTP that must succeed. */
export async function act<T>(client: TestClient, procedure: string, input: object): Promise<T> {
  const answer = await client.post(`/api/trpc/${procedure}`, input);
  expect(answer.status, answer.text).toBe(200);
  return (answer.json() as { result: { data: T } }).result.data;
}

/** A tRPC mutation over HTTP that is refused. */
export async function refused(
  client: TestClient,
  procedure: string,
  input: object,
): Promise<Outcome> {
  const { status, json, text } = await client.post(`/api/trpc/${procedure}`, input);
  expect(status, text).toBeGreaterThanOrEqual(400);
  const { error } = json() as { error: { message: string; data: { refusal: string } } };
  return { status, code: error.data.refusal, message: error.message };
}

/** What a REST call answered that must have gone well. */
export function answered<T>(answer: TestAnswer, status = 200): T {
  expect(answer.status, answer.text).toBe(status);
  return answer.json() as T;
}

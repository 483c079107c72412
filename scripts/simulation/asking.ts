import { z } from "zod";
import { refusalSentences } from "../../src/server/answers/refusal-sentences";
import { type Method, TestClient } from "../../src/server/testing/test-client";
import { Broken } from "./broken";
import type { ClubProcess } from "./club-process";
import type { Person } from "./memory";

/** What somebody asks of the club. */
export interface Call {
  method: Method;
  path: string;
  body?: unknown;
  /** the Idempotency-Key */
  key?: string | undefined;
  headers?: Record<string, string>;
}

/** What they were told: with a refusal's code where it is one. */
export interface Answer {
  status: number;
  code: string | undefined;
  body: unknown;
}

export const mutation = (procedure: string, input: object, key?: string): Call => ({
  method: "POST",
  path: `/api/trpc/${procedure}`,
  body: input,
  key,
});

export const query = (procedure: string, input: object = {}): Call => ({
  method: "GET",
  path: `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
});

const longestAnswerMs = 60_000;

/** Asks one process as this person; null when it was killed before it answered. */
export async function askProcess(
  process: ClubProcess,
  person: Pick<Person, "address" | "cookie">,
  call: Call,
): Promise<Answer | null> {
  const client = new TestClient(process.send(person.address));
  client.cookie = person.cookie;
  const headers = { ...call.headers, ...(call.key && { "idempotency-key": call.key }) };
  const asked = client.request(call.method, call.path, call.body, headers);
  const answer = await Promise.race([asked, process.killed, tooLong(call)]);
  if (!answer || process.luck.gone) return null;
  person.cookie = client.cookie;
  return read(answer);
}

/** Whether nobody knows what became of a call. */
export const isUncertain = (answer: Answer | null): answer is null =>
  answer === null || answer.status === 503;

const refusedRest = z.object({ error: z.string(), code: z.string() });
const refusedTrpc = z.object({ error: z.object({ data: z.object({ refusal: z.string() }) }) });
const grantedTrpc = z.object({ result: z.object({ data: z.unknown() }) });

function read({ status, text }: { status: number; text: string }): Answer {
  const body: unknown = text ? JSON.parse(text) : undefined;
  const granted = grantedTrpc.safeParse(body);
  if (granted.success) return { status, code: undefined, body: granted.data.result.data };
  const code =
    refusedTrpc.safeParse(body).data?.error.data.refusal ?? refusedRest.safeParse(body).data?.code;
  return { status, code, body };
}

/** Nobody is told of a bug, and every refusal is one of the list. */
export function expectProperAnswer(
  { method, path }: Call,
  answer: Answer,
  { excused, log }: { excused: boolean; log: { last: string } },
) {
  const { status, code = "none" } = answer;
  const seen = { call: `${method} ${path}`, ...answer, ...(status >= 500 && { log: log.last }) };
  if (status === 503 && !excused)
    throw new Broken("a call fails only while something else does", seen);
  if (status >= 500 && status !== 503) throw new Broken("no call is answered by a bug", seen);
  if (status < 400) return;
  if (!Object.hasOwn(refusalSentences, code) || misunderstood.includes(code)) {
    throw new Broken("every refusal is one that people can meet", seen);
  }
}

// The story asks only what exists, in the right form.
const misunderstood = ["BAD_INPUT", "NOT_JSON", "ROUTE_NOT_FOUND", "FOREIGN_ORIGIN", "KEY_REUSED"];

async function tooLong({ method, path }: Call): Promise<never> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longestAnswerMs).unref();
  });
  throw new Broken("every call is answered", `${method} ${path}`);
}

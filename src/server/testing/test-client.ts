import type { FastifyInstance } from "fastify";
import type { z } from "zod";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

export interface TestRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * An answer as a client sees it. `json` fails the test when the body is no JSON, `read` when it is
 * not of this shape.
 */
export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  json: () => unknown;
  read: <T>(shape: z.ZodType<T>) => T;
}

export type Send = (request: TestRequest) => Promise<Omit<TestAnswer, "json" | "read">>;

/** A browser's or curl's part: sends JSON and keeps the session cookie. */
export class TestClient {
  cookie: string | undefined;

  constructor(private readonly send: Send) {}

  get = (url: string) => this.request("GET", url);
  post = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.request("POST", url, body, headers);
  put = (url: string, body?: unknown) => this.request("PUT", url, body);
  delete = (url: string) => this.request("DELETE", url);

  request(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    return body === undefined
      ? this.raw({ method, url, headers })
      : this.raw({
          method,
          url,
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        });
  }

  /** Sends a body as it stands, however broken. */
  async raw(request: TestRequest): Promise<TestAnswer> {
    const headers = { ...request.headers, ...(this.cookie && { cookie: this.cookie }) };
    const answer = await this.send({ ...request, headers });
    this.keepCookie(answer.headers["set-cookie"]);
    const json = (): unknown => JSON.parse(answer.text);
    return { ...answer, json, read: (shape) => readAs(shape, json(), answer) };
  }

  private keepCookie(header: string | string[] | number | undefined) {
    for (const line of [header ?? []].flat()) {
      const [pair] = String(line).split(";");
      const empty = pair?.endsWith("=");
      this.cookie = empty ? undefined : pair;
    }
  }
}

function readAs<T>(
  shape: z.ZodType<T>,
  body: unknown,
  { status, text }: { status: number; text: string },
): T {
  const read = shape.safeParse(body);
  if (!read.success) throw new Error(`${status} ${text} is not as expected: ${read.error.message}`);
  return read.data;
}

/** Reaches the app without a network. `address` is the client's, as the app sees it. */
export const injecting =
  (app: FastifyInstance, address = "127.0.0.1"): Send =>
  async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method,
      url,
      headers,
      remoteAddress: address,
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
  };

/** Reaches a server that listens, over real HTTP. */
export const fetching =
  (origin: string): Send =>
  async ({ url, ...request }) => {
    const answer = await fetch(new URL(url, origin), { ...request, redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    const setCookie = answer.headers.getSetCookie();
    return {
      status: answer.status,
      headers: { ...headers, ...(setCookie.length && { "set-cookie": setCookie }) },
      text: await answer.text(),
    };
  };

import { BoatsUnreadable, EndpointMissing, notJson } from "./foreign-answers";

/**
 * The one way out to our own server. A 401 is told to `onUnauthorized`, and a read's reads as null:
 * null says that there is no session, and nothing else. An HTML answer that is ok is an empty list
 * from the boats router. Any other HTML answer fails: 'API endpoint not available: {path}', or
 * 'Response is not JSON' when it is ok. What is neither, or JSON of somebody between us and the
 * server, throws '{status}: {body}'.
 * rules, Calls and answers.
 */
export async function apiFetch(
  url: string,
  init: Init = {},
  onUnauthorized: () => void = () => undefined,
  send: SendRequest = fetch,
): Promise<Response> {
  const response = await send(url, { ...asked(init), credentials: "include" });
  if (init.method === "POST") return writeAnswer(url, response, onUnauthorized);
  return readAnswer(url, response, onUnauthorized);
}

/** For the list of boats: its screen must say when it was given a page instead of boats. */
export async function jsonOnlyFetch(url: string, init: Init = {}): Promise<Response> {
  const response = await fetch(url, { ...asked(init), credentials: "include" });
  if (await isOurs(response)) return response;
  throw new BoatsUnreadable(response);
}

/** How a call leaves: the browser's `fetch`, or what tells its screen how much has left. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/** What tRPC hands to a fetch function: it may name a signal and mean none. */
interface Init {
  method?: string;
  headers?: HeadersInit;
  body?: BodyInit | null;
  signal?: AbortSignal | null | undefined;
}

function asked({ signal, ...init }: Init): RequestInit {
  return signal ? { ...init, signal } : init;
}

async function readAnswer(
  url: string,
  response: Response,
  onUnauthorized: () => void,
): Promise<Response> {
  const results: Result | Result[] = isHtml(response)
    ? proceduresOf(url).map((name) => htmlReadsAs(name, response))
    : await jsonOf(response);
  if (!Array.isArray(results)) return Response.json(results, response);
  if (results.some(isUnauthorized)) onUnauthorized();
  return Response.json(results.map((result) => (isUnauthorized(result) ? nothing : result)));
}

async function writeAnswer(
  url: string,
  response: Response,
  onUnauthorized: () => void,
): Promise<Response> {
  if (isHtml(response)) throw pageInstead(pathOf(url), response);
  await refuseOthers(response);
  if (response.status === 401) onUnauthorized();
  return response;
}

async function jsonOf(response: Response): Promise<Result | Result[]> {
  await refuseOthers(response);
  return response.json();
}

async function refuseOthers(response: Response): Promise<void> {
  if (await isOurs(response)) return;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
}

const nothing = { result: { data: null } };

/** A result as tRPC writes it, so that a page fails one read and not its whole batch. */
function htmlReadsAs(procedure: string, response: Response) {
  if (response.ok && procedure.startsWith("boats.")) return { result: { data: [] } };
  const { message } = pageInstead(`/api/trpc/${procedure}`, response);
  const data = response.ok ? undefined : { httpStatus: response.status };
  return { error: { code: -32603, message, data } };
}

function pageInstead(path: string, response: Response): Error {
  return response.ok ? new Error(notJson) : new EndpointMissing(path);
}

/** What is asked of a result; it may be any JSON, so nothing of it need be there. */
type Result = { error?: { code?: number; data?: { httpStatus?: number } | undefined } } | null;

/** JSON, and a failure worded as tRPC words one: a proxy's own JSON says nothing of the call. */
async function isOurs(response: Response): Promise<boolean> {
  if (!isJson(response) || response.ok) return isJson(response);
  const told: Result | Result[] = await response
    .clone()
    .json()
    .catch(() => null);
  return [told].flat().some((result) => typeof result?.error?.code === "number");
}

const isUnauthorized = (result: Result): boolean => result?.error?.data?.httpStatus === 401;

function isHtml(response: Response): boolean {
  return contentType(response).includes("text/html");
}

function isJson(response: Response): boolean {
  return contentType(response).includes("json");
}

function contentType(response: Response): string {
  return response.headers.get("content-type") ?? "";
}

function pathOf(url: string): string {
  return new URL(url, "http://here").pathname;
}

/** The procedures of a batched call: /api/trpc/auth.me,boats.list */
function proceduresOf(url: string): string[] {
  return decodeURIComponent(pathOf(url)).split("/").at(-1)?.split(",") ?? [];
}

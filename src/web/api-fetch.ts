/**
 * The one way out to our own server. Reads: a 401 reads as null, an HTML answer from the boats
 * router as an empty list when it is ok, and as null otherwise. Writes: an HTML answer that is not
 * ok becomes 'API endpoint not available: {path}'. Anything else that is not JSON throws
 * '{status}: {body}'. Spec part 1 §7 and §8, readings "Screens". A read's 401 is also told to
 * `onUnauthorized`: null alone may be a proxy's page.
 */
export async function apiFetch(
  url: string,
  init: Init = {},
  onUnauthorized: () => void = () => undefined,
): Promise<Response> {
  const response = await fetch(url, { ...asked(init), credentials: "include" });
  if (init.method === "POST") return writeAnswer(url, response);
  return readAnswer(url, response, onUnauthorized);
}

/** For the boats screen, which must say when it was given a page instead of boats. */
export async function jsonOnlyFetch(url: string, init: Init = {}): Promise<Response> {
  const response = await fetch(url, { ...asked(init), credentials: "include" });
  if (isJson(response)) return response;
  throw new Error(response.ok ? "Response is not JSON" : `HTTP error! status: ${response.status}`);
}

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
  if (isHtml(response)) return answer(proceduresOf(url).map((name) => htmlReadsAs(name, response)));
  await refuseOtherThanJson(response);
  const results: unknown = await response.clone().json();
  if (!Array.isArray(results) || !results.some(isUnauthorized)) return response;
  onUnauthorized();
  return answer(results.map((result) => (isUnauthorized(result) ? nothing : result)));
}

async function writeAnswer(url: string, response: Response): Promise<Response> {
  if (isHtml(response)) {
    throw new Error(
      response.ok ? "Response is not JSON" : `API endpoint not available: ${pathOf(url)}`,
    );
  }
  await refuseOtherThanJson(response);
  return response;
}

async function refuseOtherThanJson(response: Response): Promise<void> {
  if (isJson(response)) return;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
}

const nothing = { result: { data: null } };

function htmlReadsAs(procedure: string, response: Response) {
  return response.ok && procedure.startsWith("boats.") ? { result: { data: [] } } : nothing;
}

function isUnauthorized(result: unknown): boolean {
  return deep(result, ["error", "data", "httpStatus"]) === 401;
}

function deep(value: unknown, keys: string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  return deep(Object.entries(value).find(([name]) => name === key)?.[1], rest);
}

function answer(results: unknown[]): Response {
  return Response.json(results);
}

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

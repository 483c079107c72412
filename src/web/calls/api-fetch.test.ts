import { afterEach, expect, it, vi } from "vitest";
import { apiFetch, jsonOnlyFetch } from "./api-fetch";

afterEach(() => vi.unstubAllGlobals());

const page = (status: number) =>
  new Response("<!doctype html>", { status, headers: { "content-type": "text/html" } });

function serverAnswers(response: Response) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function read(path: string, response: Response): Promise<unknown> {
  serverAnswers(response);
  return (await apiFetch(`/api/trpc/${path}?batch=1`, { method: "GET" })).json();
}

const refusal = (code: number, message: string, httpStatus: number) => ({
  error: { code, message, data: { httpStatus } },
});
const unauthorized = refusal(-32001, "Please log in", 401);
const forbidden = refusal(-32003, "No", 403);
const nothing = { result: { data: null } };

it("sends credentials with every call", async () => {
  const fetched = serverAnswers(Response.json([]));
  await apiFetch("/api/trpc/auth.me", { method: "GET" });
  expect(fetched.mock.calls[0]?.[1].credentials).toBe("include");
});

it("reads a 401 as null, and leaves the rest of its batch alone", async () => {
  const club = { result: { data: { name: "Willows" } } };
  const batch = Response.json([unauthorized, club, forbidden], { status: 207 });
  expect(await read("auth.me,admin.club,admin.members", batch)).toEqual([nothing, club, forbidden]);
});

it("tells of a call that was refused for want of a session, and of nothing else", async () => {
  const told = vi.fn();
  const ask = (response: Response, method = "GET") => {
    serverAnswers(response);
    return apiFetch("/api/trpc/auth.account?batch=1", { method }, told);
  };
  await ask(Response.json([forbidden], { status: 403 }));
  await ask(page(502));
  await ask(Response.json([forbidden], { status: 403 }), "POST");
  expect(told).not.toHaveBeenCalled();
  await ask(Response.json([unauthorized], { status: 401 }));
  await ask(page(401));
  expect(told).toHaveBeenCalledTimes(2);
  await ask(Response.json([unauthorized], { status: 401 }), "POST");
  expect(told).toHaveBeenCalledTimes(3);
});

it("reads a 401 as null though a web page came with it", async () => {
  expect(await read("boats.get,auth.me", page(401))).toEqual([nothing, nothing]);
});

it("fails a read that a web page answered, with its path and its status", async () => {
  const [boat, me] = ["boats.get", "auth.me"].map((procedure) => ({
    error: {
      code: -32603,
      message: `API endpoint not available: /api/trpc/${procedure}`,
      data: { httpStatus: 502 },
    },
  }));
  expect(await read("boats.get,auth.me", page(502))).toEqual([boat, me]);
});

it("reads a web page that is ok as an empty list of boats, and fails elsewhere", async () => {
  const boats = { result: { data: [] } };
  const notJson = { error: { code: -32603, message: "Response is not JSON" } };
  expect(await read("boats.list,auth.me", page(200))).toEqual([boats, notJson]);
});

it("refuses a write that a web page answered, and names the path", async () => {
  serverAnswers(page(404));
  await expect(apiFetch("/api/trpc/auth.login?batch=1", { method: "POST" })).rejects.toThrow(
    "API endpoint not available: /api/trpc/auth.login",
  );
});

it("keeps a refusal of a write as the server worded it, 401 included", async () => {
  serverAnswers(Response.json([unauthorized], { status: 401 }));
  const answer = await apiFetch("/api/trpc/auth.login", { method: "POST" });
  expect(await answer.json()).toEqual([unauthorized]);
});

it("throws status, colon and body for an answer that is neither JSON nor a page", async () => {
  const plain = { headers: { "content-type": "text/plain" } };
  serverAnswers(new Response("upstream is down", { status: 503, ...plain }));
  await expect(apiFetch("/api/trpc/auth.me", {})).rejects.toThrow("503: upstream is down");
  serverAnswers(new Response("", { status: 504, statusText: "Gateway Timeout", ...plain }));
  await expect(apiFetch("/api/trpc/auth.me", {})).rejects.toThrow("504: Gateway Timeout");
});

it("throws status, colon and body for a failure in JSON that is not the server's", async () => {
  const words = '500: {"message":"upstream"}';
  for (const method of ["GET", "POST"]) {
    serverAnswers(Response.json({ message: "upstream" }, { status: 500 }));
    await expect(apiFetch("/api/trpc/auth.me", { method })).rejects.toThrow(words);
  }
});

it("names the status of such a failure to the boats screen", async () => {
  for (const body of [{ error: "upstream" }, {}, null, ["down"]]) {
    serverAnswers(Response.json(body, { status: 500 }));
    await expect(jsonOnlyFetch("/api/trpc/boats.list", {})).rejects.toThrow(
      "HTTP error! status: 500",
    );
  }
  const ours = refusal(-32603, "Something went wrong on our side.", 500);
  serverAnswers(Response.json(ours, { status: 500 }));
  expect(await (await jsonOnlyFetch("/api/trpc/boats.list", {})).json()).toEqual(ours);
});

it("tells the boats screen that it was given a page instead of boats", async () => {
  serverAnswers(page(200));
  await expect(jsonOnlyFetch("/api/trpc/boats.list", {})).rejects.toThrow("Response is not JSON");
  serverAnswers(page(503));
  await expect(jsonOnlyFetch("/api/trpc/boats.list", {})).rejects.toThrow(
    "HTTP error! status: 503",
  );
});

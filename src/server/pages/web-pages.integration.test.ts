import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenPage } from "../api/open-pages";
import { serveWebPages } from "./web-pages";

const page =
  "<!doctype html><html><head>\n<title>Slipway</title>\n  </head><body>\n  </body></html>";

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-pages-"));
  await mkdir(path.join(folder, "assets"));
  await Promise.all(
    Object.entries({
      "index.html": page,
      "manifest.json": JSON.stringify({ "index.html": { file: "assets/main-1a2b.js" } }),
      "offline.html": page.replace("<title>", "<title>Offline · "),
      "favicon.svg": "<svg/>",
      "assets/main-1a2b.js": "plain",
      "assets/main-1a2b.js.br": "brotli",
      "assets/main-1a2b.js.gz": "gzip",
    }).map(([name, content]) => writeFile(path.join(folder, name), content)),
  );
  app = Fastify();
  app.get("/api/boats", () => []);
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: "No such thing" }));
  const offlineFace = () => ({ name: "Row & Sons", palette: "night", icon: null }) as const;
  await serveWebPages(app, { dev: false, folder, offlineFace });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, acceptEncoding = "identity") =>
  app.inject({ url, headers: { "accept-encoding": acceptEncoding } });

test.each(["/", "/boats", "/booking/3?date=2026-11-20", "/no/such/screen", "/apiary"])(
  "answers %s with the page, to be asked for again each time",
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch("text/html");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.body).toContain("<title>Slipway</title>");
  },
);

test("the offline page has the club's name and colours, because it can ask nobody for them", async () => {
  const answer = await get("/offline.html", "br");
  expect(answer.headers["content-type"]).toMatch("text/html");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.body).toContain("<title>Offline · Row &amp; Sons</title>");
  expect(answer.body).toContain('<html data-palette="night"');
});

test.each(["/api", "/api/no-such-call", "/api/boats/1.html", "/paypal/nothing", "/missing.png"])(
  "leaves %s to the app's own answer for unknown paths",
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: "No such thing" });
  },
);

describe("the end of all sessions", () => {
  const open = (url: string, headers: Record<string, string>) =>
    app.inject({ url, headers: { host: "club.example", ...headers } });

  test.each([
    ["/logout-forced", { "sec-fetch-site": "cross-site" }],
    ["/LOGOUT%2Dforced/", { "sec-fetch-site": "same-site" }],
    ["/logout-forced?x=1", { "sec-fetch-site": "cross-site" }],
    ["/logout-forced", { referer: "https://evil.example/x" }],
  ])("%s is asked about first where another site leads there", async (url, headers) => {
    const answer = await open(url, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/logout-forced?ask"]);
    expect((await open("/logout-forced?ask", headers)).statusCode).toBe(200);
  });

  test.each([
    ["/logout-forced", { "sec-fetch-site": "none" }],
    ["/logout-forced", { "sec-fetch-site": "same-origin", referer: "https://club.example/" }],
    ["/logout-forced", { referer: "http://club.example/devices" }],
    ["/logout-forced", {}],
    ["/login", { "sec-fetch-site": "cross-site" }],
  ])("%s opens at once with %o", async (url, headers) => {
    expect((await open(url, headers)).statusCode).toBe(200);
  });
});

test("does not keep a missing asset out of sight for a year", async () => {
  const answer = await get("/assets/gone-0000.js");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

test("sends what pages of other releases ask for, and nothing else of their folder", async () => {
  const otherAssets = path.join(folder, "other");
  await mkdir(path.join(otherAssets, "deep"), { recursive: true });
  for (const name of ["lazy-9z~8y.js", "lazy-9z~8y.js.br", "deep/a-1.js", ".env", "main-1a2b.js"])
    await writeFile(path.join(otherAssets, name), `of ${name}`);
  const beside = Fastify();
  beside.setNotFoundHandler((_, reply) => reply.code(404).send());
  await serveWebPages(beside, { dev: false, folder, otherAssets });
  const ask = (name: string) =>
    beside.inject({ url: `/assets/${name}`, headers: { "accept-encoding": "br" } });
  const lazy = await ask("lazy-9z~8y.js");
  expect([lazy.body, lazy.headers["content-encoding"]]).toEqual(["of lazy-9z~8y.js.br", "br"]);
  expect(lazy.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await ask("main-1a2b.js")).body).toBe("brotli");
  for (const name of ["deep/a-1.js", "..%2fother%2fdeep%2fa-1.js", "gone-1.js"])
    expect((await ask(name)).statusCode, name).toBe(404);
  expect((await ask(".env")).headers["content-type"]).toMatch("text/html");
  await beside.close();
});

test("does not stand in the way of the API", async () => {
  expect((await get("/api/boats")).json()).toEqual([]);
});

test.each([
  ["br, gzip", "brotli", "br"],
  ["gzip", "gzip", "gzip"],
  ["identity", "plain", undefined],
])("sends a hashed file to who accepts %s as %s, good for a year", async (accept, body, sent) => {
  const answer = await get("/assets/main-1a2b.js", accept);
  expect(answer.body).toBe(body);
  expect(answer.headers["content-encoding"]).toBe(sent);
  expect(answer.headers["content-type"]).toMatch("javascript");
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("sends a file without a hash to be asked for again each time", async () => {
  const answer = await get("/favicon.svg");
  expect(answer.headers["content-type"]).toMatch("image/svg+xml");
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

test.each(["/../package.json", "/..%2fpackage.json", "/assets/../../etc/passwd.txt"])(
  "gives nothing from outside the folder for %s",
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test.each<[string, OpenPage]>([
  ["fails", () => Promise.reject(new Error("No database"))],
  ["never answers", () => new Promise(() => {})],
])("sends the page without answers when what opens it %s", async (_, openPage) => {
  const lone = Fastify();
  await serveWebPages(lone, { dev: false, folder, openPage });
  const answer = await lone.inject({ url: "/dashboard" });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.body).toContain("<title>Slipway</title>");
  expect(answer.body).not.toContain("application/json");
  await lone.close();
});

describe("without a build", () => {
  test("says which command is missing", async () => {
    const empty = Fastify();
    await expect(
      serveWebPages(empty, { dev: false, folder: path.join(folder, "nowhere") }),
    ).rejects.toThrow("npm run build");
    await empty.close();
  });
});

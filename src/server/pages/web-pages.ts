import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OpenPage } from "../api/open-pages";
import { projectRoot } from "../project-root";
import type { PageFace } from "../settings/kept-profile";
import { askBeforeLogOut } from "./ask-before-log-out";
import { noFace, pageSender } from "./page-sender";
import { withFace } from "./page-template";

/** Where the build puts the screens. */
export const builtPages = path.join(projectRoot, "dist", "web");

// They tell a browser what a document may do. Scripts, styles and type are none, and a first visit
// fetches a dozen of them, each half a kilobyte heavier for it.
const ofDocuments = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

// What is kept for a year by its name is neither asked after nor resumed: a first visit fetches a dozen.
const neverAskedAgain = { etag: false, lastModified: false, acceptRanges: false };

const offlineName = "offline.html";
const oneYearSeconds = 365 * 24 * 60 * 60;

interface WebPagesOptions {
  /** Serves the sources with hot reload instead of the built files. */
  dev: boolean;
  /** What the built page is sent with; without it, the browser asks for everything. */
  openPage?: OpenPage | undefined;
  /** How the page looks that stands in for all without a network; it asks nobody. */
  offlineFace?: (() => PageFace) | undefined;
  /** How long a page waits for its answers: a second, but in a test. */
  patienceMs?: number | undefined;
  /** The built files. */
  folder?: string;
  /** Hashed files of other releases, whose pages may be open still. */
  otherAssets?: string | undefined;
}

/**
 * Answers every GET outside the API: with a file of that name, else with the page, which knows its
 * own paths. What is neither goes to the app's not-found handler.
 */
export async function serveWebPages(
  app: FastifyInstance,
  { dev, folder = builtPages, ...built }: WebPagesOptions,
) {
  await app.register(async (pages) => {
    askBeforeLogOut(pages);
    await (dev ? serveSources(pages) : serveBuiltFiles(pages, { folder, ...built }));
  });
}

async function serveBuiltFiles(
  app: FastifyInstance,
  {
    folder,
    openPage,
    offlineFace = () => noFace,
    patienceMs,
    otherAssets,
  }: Omit<WebPagesOptions, "dev"> & { folder: string },
) {
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error("The screens are not built yet: run `npm run build` first.");
  // A fixed list: of a path from outside no more than the name of an asset reaches the file system.
  const names = await readdir(folder, { recursive: true });
  const files = new Set(names.map((name) => name.replaceAll(path.sep, "/")));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const sendPage = await pageSender(folder, openPage, patienceMs);
  const offline =
    files.has(offlineName) && (await readFile(path.join(folder, offlineName), "utf8"));
  app.get("/*", (request, reply) => {
    const pathname = pathnameOf(request).slice(1);
    if (isApi(request)) return reply.callNotFound();
    const hashed = isHashed(pathname) ? path.basename(pathname) : undefined;
    const root = files.has(pathname) ? path.join(folder, "assets") : otherAssets;
    if (hashed && root && existsSync(path.join(root, hashed))) {
      for (const header of ofDocuments) reply.raw.removeHeader(header);
      reply.header("cache-control", `public, max-age=${oneYearSeconds}, immutable`);
      return reply.sendFile(hashed, root, neverAskedAgain);
    }
    reply.header("cache-control", "no-cache");
    if (path.extname(pathname) === "") return sendPage(request, reply);
    if (offline && pathname === offlineName) {
      return reply.type("text/html; charset=utf-8").send(withFace(offline, offlineFace()));
    }
    return files.has(pathname) ? reply.sendFile(pathname) : reply.callNotFound();
  });
}

async function serveSources(app: FastifyInstance) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: path.join(projectRoot, "vite.config.ts"),
    appType: "spa",
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.get("/*", (request, reply) => {
    if (isApi(request)) return reply.callNotFound();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
}

function isApi(request: FastifyRequest) {
  return /^\/(?:api|paypal)(?:\/|$)/.test(pathnameOf(request));
}

// The build puts a hash of the content into these names, so what they name never changes.
function isHashed(pathname: string) {
  return /^assets\/[\w~-]+(?:\.[\w~-]+)+$/.test(pathname);
}

function pathnameOf(request: FastifyRequest) {
  return request.url.split("?", 1)[0] ?? "/";
}

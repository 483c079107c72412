import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Release } from "../shared/built-release";
import type { Services } from "./api/context";
import { serveDocs } from "./api/docs/serve-docs";
import { serveAnnualReport } from "./api/downloads/annual-report-downloads";
import { serveAppManifest } from "./api/downloads/app-manifest-route";
import { serveBoatQrCodes } from "./api/downloads/boat-qr-codes";
import { serveCalendars } from "./api/downloads/calendar-routes";
import { serveDamagePhotos } from "./api/downloads/damage-photos";
import { serveDownloads } from "./api/downloads/downloads";
import { servePictures } from "./api/downloads/pictures";
import { serveReceipts } from "./api/downloads/receipt-download";
import { answerFailures, refuseUnreadablePath } from "./api/failures";
import { compressAnswers } from "./api/http/compress-answers";
import { keepDeviceKeys } from "./api/http/device-keys";
import { endUnread } from "./api/http/end-unread";
import { allowLargeBodies, usualBody } from "./api/http/large-bodies";
import { answerLateRequest } from "./api/http/late-requests";
import { type LinePatience, linePatience } from "./api/http/line-patience";
import { refuseOddRequests } from "./api/http/odd-requests";
import { noticeHttps } from "./api/http/over-https";
import { readJson } from "./api/http/read-json";
import { nameRequests, sendRequestIds } from "./api/http/request-ids";
import { refuseForeignOrigins } from "./api/http/same-origin";
import { secureAnswers } from "./api/http/security-headers";
import { type OpenPage, pageOpener } from "./api/open-pages";
import { serveHealth } from "./api/operating/serve-health";
import { measureAnswers } from "./api/operating/serve-metrics";
import { serveWebhook } from "./api/payment-webhook";
import { forgetCookiesBesideTokens, judgeTokens } from "./api/rest/judge-tokens";
import { serveRest } from "./api/rest/rest-adapter";
import { serveTrpc } from "./api/serve-trpc";
import { serveUnsubscribe } from "./api/unsubscribe-route";
import { keepSessions } from "./auth/keep-sessions";
import { networkOf } from "./auth/network-of";
import { TooManyAttempts } from "./auth/sign-in-attempts";
import type { HearAnswer } from "./metrics/gather-metrics";
import { serveWebPages } from "./pages/web-pages";

export interface AppOptions {
  services: Services;
  sessionSecret: string;
  logger: FastifyBaseLogger | false;
  trustProxy: boolean;
  /** the club's address begins with https, so nobody comes otherwise */
  overHttps: boolean;
  /** requests a second that one address may make */
  requestsPerSecond: number;
  /** the built pages, the sources with hot reload, or no pages at all */
  pages: "built" | "dev" | "none";
  /** milliseconds that a page waits for its answers: a second, but in a test */
  pagePatienceMs?: number | undefined;
  /** a folder with hashed files of other releases, which pages loaded from those ask for */
  otherAssets?: string | undefined;
  release: Release;
  /** the folder of the embedded database; undefined on a server */
  dataDir?: string | undefined;
  backupDir?: string | undefined;
  /** undefined where nobody reads the figures */
  hearAnswer?: HearAnswer | undefined;
  /** as long as rules say, but in a test */
  patience?: LinePatience;
}

// tRPC puts the names of all calls of a batch into one path parameter.
const longestBatch = 5000;
/** Fastify gives a start up after ten seconds, which reading the pages may take on a busy machine. */
const longestStartMs = 60_000;

/** The one process: pages, tRPC at /api/trpc, and the documented REST paths. */
export async function buildApp(options: AppOptions) {
  const { services, logger, patience = linePatience } = options;
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit: usualBody,
    pluginTimeout: longestStartMs,
    // The nearest proxy alone: what stands before its entry, anyone can write.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.unreadMs,
    http: { headersTimeout: patience.headMs, connectionsCheckingInterval: patience.lookMs },
    clientErrorHandler: answerLateRequest,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: longestBatch, ignoreTrailingSlash: true },
    frameworkErrors: refuseUnreadablePath,
    genReqId: nameRequests(options.trustProxy),
  });

  // Hooks run in the order they are added, and a scope has those of the app that were added before it.
  // What is said of every answer comes first, so that a refusal carries it, too.
  sendRequestIds(app);
  const { hearAnswer } = options;
  if (hearAnswer) measureAnswers(app, hearAnswer);
  answerFailures(app);
  readJson(app);
  // The names of the cookies depend on it.
  noticeHttps(app, options.overHttps);
  endUnread(app, patience.unreadMs);
  secureAnswers(app, { dev: options.pages === "dev", services });
  // It counts at each route that is added from here on, after the hooks.
  await app.register(rateLimit, {
    max: options.requestsPerSecond,
    keyGenerator: ({ ip }) => networkOf(ip),
    timeWindow: 1000,
    errorResponseBuilder: () => new TooManyAttempts(1),
  });
  // What headers alone give away is refused before anything is read for it.
  refuseOddRequests(app);
  refuseForeignOrigins(app, services.publicUrl);
  forgetCookiesBesideTokens(app);
  // These know nobody, so no session is looked for.
  serveHealth(app, services.db, options);
  servePictures(app, services);
  serveAppManifest(app, services);
  // Only what asks who is calling looks for a session: a page does, its files are anyone's.
  let openPage: OpenPage | undefined;
  await app.register(async (api) => {
    await serveApi(api, options);
    openPage = pageOpener(api, services);
  });
  // Last, because a page is opened by the sessions and answers of the API.
  if (options.pages !== "none")
    await serveWebPages(app, {
      dev: options.pages === "dev",
      openPage,
      offlineFace: () => services.profile.face,
      patienceMs: options.pagePatienceMs,
      otherAssets: options.otherAssets,
    });
  return app;
}

async function serveApi(api: FastifyInstance, options: AppOptions) {
  const { services, sessionSecret, patience = linePatience } = options;
  // A program is judged by its token before anybody looks for a session.
  judgeTokens(api, services);
  await keepSessions(api, services, sessionSecret);
  // In a cookie, which the sessions' plugin reads and writes.
  keepDeviceKeys(api);
  // What the API answers is somebody's, unless it says otherwise.
  api.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });

  // Last of what is done to an answer: it changes the bytes.
  compressAnswers(api);

  const largeBodies = allowLargeBodies(services, patience);
  await serveTrpc(api, services, largeBodies);
  serveRest(api, services, largeBodies);
  serveWebhook(api, services);
  serveReceipts(api, services);
  serveBoatQrCodes(api, services);
  serveDamagePhotos(api, services);
  serveDownloads(api, services);
  serveAnnualReport(api, services);
  serveCalendars(api, services);
  await serveUnsubscribe(api, services);
  serveDocs(api, services);
}

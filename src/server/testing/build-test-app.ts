import type { FastifyInstance } from "fastify";
import type { Services } from "../api/context";
import { linePatience } from "../api/http/line-patience";
import { type AppOptions, buildApp } from "../app";
import { SignInAttempts } from "../auth/sign-in-attempts";
import { VisitorLimit } from "../auth/visitor-limit";
import { ChangeFeed } from "../changes/change-feed";
import type { PrismaClient } from "../database/open-database";
import { KeptAvailability } from "../fleet/kept-availability";
import { testGateway } from "../payments/test-gateway";
import { KeptProfile } from "../settings/kept-profile";
import type { Clock } from "../time/clock";

/** By which it signs its cookies. */
export const testSecret = "test-secret-test-secret-test-secret";

/** What a test's process lends to every call; its clock is in the test's hand. */
export const testServices = (db: PrismaClient, clock: Clock): Services => ({
  db,
  clock,
  attempts: new SignInAttempts(db),
  visitors: new VisitorLimit(db),
  gateway: testGateway,
  profile: new KeptProfile(db),
  availability: new KeptAvailability(db),
  changes: new ChangeFeed(),
  nudgeMail: () => {},
  mailLeaves: true,
  webhookPrivate: false,
  publicUrl: "https://club.example",
  linkSecret: "test-secret-for-links",
  weatherUrl: "https://forecast.example/v1/forecast",
  temporaryPassword: "welcome-aboard",
  demo: null,
});

/** The real app with every rule on, and without pages unless they are wanted. */
export const buildTestApp = (
  services: Services,
  {
    trustProxy = false,
    overHttps = false,
    pages = "none",
    hearAnswer,
    logger = false,
    patience = linePatience,
    dataDir,
    backupDir,
  }: Partial<
    Pick<
      AppOptions,
      | "trustProxy"
      | "overHttps"
      | "pages"
      | "hearAnswer"
      | "logger"
      | "patience"
      | "dataDir"
      | "backupDir"
    >
  > = {},
): Promise<FastifyInstance> =>
  buildApp({
    services,
    sessionSecret: testSecret,
    logger,
    trustProxy,
    overHttps,
    requestsPerSecond: 100_000,
    pages,
    // A loaded machine draws later, and its pages are the same.
    pagePatienceMs: 60_000,
    hearAnswer,
    patience,
    dataDir,
    backupDir,
    release: { version: "1.2.3", commit: "abcdef123456" },
  });

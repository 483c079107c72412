import path from "node:path";
import type { Logger } from "pino";
import { builtRelease } from "../../shared/built-release";
import type { Services } from "../api/context";
import { watchConnections } from "../api/http/close-connections";
import { listen } from "../api/http/listen";
import { buildApp } from "../app";
import { SignInAttempts } from "../auth/sign-in-attempts";
import { VisitorLimit } from "../auth/visitor-limit";
import type { Settings } from "../env";
import { KeptAvailability } from "../fleet/kept-availability";
import type { HearAnswer } from "../metrics/gather-metrics";
import { readRelease } from "../operations/release";
import { keepAssets } from "../pages/keep-assets";
import { builtPages } from "../pages/web-pages";
import type { PaymentGateway } from "../payments/gateway";
import { systemClock } from "../time/clock";
import type { OpenClub } from "./open-club";

interface Around {
  gateway: PaymentGateway | undefined;
  logger: Logger;
  sessionSecret: string;
  nudgeMail: () => void;
  /** undefined where nobody reads the figures */
  hearAnswer: HearAnswer | undefined;
}

/** Lets people in: builds the app and listens. `stop` lets everybody out, as `watchDoors` does. */
export async function openSite(club: OpenClub, settings: Settings, around: Around) {
  const dev = process.argv.includes("--dev");
  const otherAssets = path.join(settings.dataDir, "assets");
  if (!dev) await keepAssets(path.join(builtPages, "assets"), otherAssets, systemClock.now());
  const app = await buildApp({
    services: servicesOf(club, settings, around),
    sessionSecret: around.sessionSecret,
    logger: around.logger,
    trustProxy: settings.trustProxy,
    overHttps: settings.publicUrl.startsWith("https:"),
    requestsPerSecond: settings.requestsPerSecond,
    pages: dev ? "dev" : "built",
    otherAssets,
    release: builtRelease ?? readRelease(),
    dataDir: "embeddedIn" in settings.database ? settings.database.embeddedIn : undefined,
    backupDir: settings.backupDir,
    hearAnswer: around.hearAnswer,
  });
  const stop = watchConnections(app);
  await listen(app, settings);
  return { origin: app.listeningOrigin, stop };
}

function servicesOf(
  { db, profile, changes, demo }: OpenClub,
  settings: Settings,
  { gateway, sessionSecret, nudgeMail }: Around,
): Services {
  return {
    db,
    clock: systemClock,
    attempts: new SignInAttempts(db),
    visitors: new VisitorLimit(db),
    profile,
    availability: new KeptAvailability(db),
    changes,
    gateway,
    nudgeMail,
    webhookPrivate: settings.webhookPrivate,
    mailLeaves: settings.smtpUrl !== undefined,
    publicUrl: settings.publicUrl,
    linkSecret: sessionSecret,
    weatherUrl: settings.weatherUrl,
    temporaryPassword: settings.temporaryPassword,
    demo,
  };
}

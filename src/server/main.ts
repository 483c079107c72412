import path from "node:path";
import pino from "pino";
import { builtRelease } from "../shared/built-release";
import { watchDoors } from "./api/http/close-doors";
import { listen } from "./api/http/listen";
import { serveMetrics } from "./api/operating/serve-metrics";
import { buildApp } from "./app";
import { keepSessionSecret } from "./auth/session-secret";
import { SignInAttempts } from "./auth/sign-in-attempts";
import { VisitorLimit } from "./auth/visitor-limit";
import { sendBackup } from "./backups/backup-door";
import { nightlyBackup } from "./backups/nightly-backup";
import { keepCalendarDomain } from "./calendar/calendar-domain";
import { CannotStart } from "./cannot-start";
import { ChangeFeed } from "./changes/change-feed";
import { relayThroughPostgres } from "./changes/postgres-relay";
import { KeptProfile } from "./club/kept-profile";
import { clubMomentAt } from "./club/profile-queries";
import { letAdminInAtDoor } from "./commands/admin-door";
import { isDiskFull } from "./database/database-failures";
import { directly } from "./database/database-location";
import { answerAtDoor } from "./database/folder-door";
import { openDatabase } from "./database/open-database";
import { isOutOfReach, Reach } from "./database/out-of-reach";
import { demoEmail, demoPassword } from "./demo/demo-accounts";
import { findDemo } from "./demo/load-demo-data";
import { type DemoName, loadEnvFile, readSettings, type Settings, settingNames } from "./env";
import { KeptAvailability } from "./fleet/kept-availability";
import { callAlertWebhook } from "./incidents/call-alert-webhook";
import { clubJobs } from "./jobs/club-jobs";
import { startJobs } from "./jobs/start-jobs";
import type { Measured } from "./metrics/gather-metrics";
import { misspeltSettings } from "./operations/misspelt-settings";
import { readRelease } from "./operations/release";
import { keepAssets } from "./pages/keep-assets";
import { builtPages } from "./pages/web-pages";
import { chooseGateway } from "./payments/choose-gateway";
import { deliverDuePush } from "./post/deliver-push";
import { logFailedMail } from "./post/log-failed-mail";
import { fileTransport, smtpTransport } from "./post/mail-transports";
import { startMailWorker } from "./post/mail-worker";
import { prepareClub } from "./prepare-club";
import { webPushTransport } from "./push/send-push";
import { startWarnings } from "./start-warnings";
import { systemClock } from "./time/clock";
import { deliverDueCalls } from "./webhooks/deliver-calls";
import { signedTransport } from "./webhooks/deliver-webhooks";
import { startWebhookWorker } from "./webhooks/webhook-worker";
import { enrolJobs } from "./workers/run-if-due";
import { startWorker } from "./workers/start-worker";
import { keepSwept } from "./workers/sweep-embedded";

// What hangs by then was promised to nobody.
const longestStopMs = 9_000;

try {
  loadEnvFile();
  await serve(readSettings(process.env));
} catch (error) {
  const why = whyNotStarted(error);
  if (why === undefined) throw error;
  console.error(why);
  process.exit(1);
}

function whyNotStarted(error: unknown): string | undefined {
  if (isDiskFull(error)) return "The database's disk is full: make room there, and start again.";
  if (!(error instanceof Error)) return undefined;
  // The system names the file or the address it could not get at.
  return error instanceof CannotStart || "syscall" in error ? error.message : undefined;
}

async function serve(settings: Settings) {
  const logger = pino({ level: settings.logLevel });
  const { db, close, appliedMigrations, connections, atOneInstant, receive } = await openDatabase(
    settings.database,
  );
  if (appliedMigrations.length) console.log(`Applied ${appliedMigrations.length} migrations.`);
  const profile = new KeptProfile(db);
  await profile.readAgain();
  const tell = () => profile.momentAt(systemClock.now());
  await prepareClub(db, settings, tell());
  await profile.readAgain();

  const { publicUrl, weatherUrl, mailFrom, mailLimits, webhookPrivate } = settings;
  await keepCalendarDomain(db, publicUrl);
  const sessionSecret = settings.sessionSecret ?? (await keepSessionSecret(settings.dataDir));
  const reach = new Reach((sentence) => logger.warn(sentence));
  const onError = (error: unknown) => {
    if (!isOutOfReach(error)) logger.error(error);
  };
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl)
    : fileTransport(path.join(settings.dataDir, "outbox"), (line) => logger.info(line));
  const office = { publicUrl, mailFrom, linkSecret: sessionSecret, limits: mailLimits };
  const changes = new ChangeFeed();
  changes.hear("club", () => profile.readAgain().catch(onError));
  const backup = sendBackup(atOneInstant, settings.dataDir, systemClock.now);
  const admin = letAdminInAtDoor(db, publicUrl, systemClock.now, changes);
  receive?.(answerAtDoor({ backup, admin }, onError));
  const onFailed = logFailedMail(logger, settings.smtpUrl);
  const mail = startMailWorker(db, transport, office, systemClock.now, changes, onError, onFailed);
  const callAlert = callAlertWebhook(db, systemClock.now, webhookPrivate);
  const calls = startWorker(
    (stopping) => deliverDueCalls(db, callAlert, systemClock.now, stopping),
    onError,
  );
  const programs = startWebhookWorker(
    db,
    signedTransport(systemClock.now, webhookPrivate),
    tell,
    onError,
  );
  const sendPush = webPushTransport(webhookPrivate);
  const push = startWorker(
    (stopping) => deliverDuePush(db, sendPush, publicUrl, tell, stopping),
    onError,
  );
  const demo = await findDemo(db);
  const gateway = chooseGateway(settings, demo !== null, reach);
  const { backupDir } = settings;
  const jobs = [
    ...clubJobs({ db, gateway, changes, weatherUrl, reach, publicUrl }, onError),
    nightlyBackup({ db, atOneInstant, backupDir }),
  ];
  await enrolJobs(db, jobs, systemClock.now());
  const onRan = () => {
    mail.nudge();
    calls.nudge();
    programs.nudge();
    push.nudge();
  };
  const chores = startJobs(
    db,
    jobs,
    { now: systemClock.now, tell: clubMomentAt },
    { onRan, onError },
  );
  const sweeping = "embeddedIn" in settings.database ? keepSwept(db, onError) : undefined;
  const direct = directly(settings.database);
  const relay =
    "databaseUrl" in direct
      ? await relayThroughPostgres(changes, direct.databaseUrl, onError)
      : undefined;
  const figures = await measure(settings, {
    db,
    clock: systemClock,
    connections,
    backupDir,
  });
  const otherAssets = path.join(settings.dataDir, "assets");
  const dev = process.argv.includes("--dev");
  if (!dev) await keepAssets(path.join(builtPages, "assets"), otherAssets, systemClock.now());
  const app = await buildApp({
    services: {
      db,
      clock: systemClock,
      attempts: new SignInAttempts(db),
      visitors: new VisitorLimit(db),
      profile,
      availability: new KeptAvailability(db),
      changes,
      gateway,
      nudgeMail: () => {
        mail.nudge();
        programs.nudge();
        push.nudge();
      },
      webhookPrivate,
      mailLeaves: settings.smtpUrl !== undefined,
      publicUrl,
      linkSecret: sessionSecret,
      weatherUrl,
      temporaryPassword: settings.temporaryPassword,
      demo,
    },
    sessionSecret,
    logger,
    trustProxy: settings.trustProxy,
    overHttps: publicUrl.startsWith("https:"),
    requestsPerSecond: settings.requestsPerSecond,
    pages: dev ? "dev" : "built",
    otherAssets,
    release: builtRelease ?? readRelease(),
    dataDir: "embeddedIn" in settings.database ? settings.database.embeddedIn : undefined,
    backupDir,
    hearAnswer: figures?.hearAnswer,
  });
  const admins = await db.member.count({ where: { isAdmin: true } });
  const warnings = [
    ...misspeltSettings(process.env, settingNames),
    ...startWarnings(settings, { demo: demo !== null, admins }),
  ];
  for (const warning of warnings) logger.warn(warning);

  const closeDoors = watchDoors(app);
  await listen(app, settings);
  announce(app.listeningOrigin, demo);
  stopOnSignal(async () => {
    changes.close();
    const workers = [chores, mail, calls, programs, push];
    await Promise.all([closeDoors(), ...workers.map((worker) => worker.stop())]);
    await figures?.board.close();
    await Promise.all([relay?.stop(), sweeping?.stop()]);
    await close();
  });
}

// Only where somebody reads the figures is what gathers them loaded.
async function measure({ metricsPort, metricsHost }: Settings, measured: Measured) {
  if (metricsPort === undefined) return undefined;
  const { gatherMetrics } = await import("./metrics/gather-metrics");
  const { registry, hearAnswer } = gatherMetrics(measured);
  return { hearAnswer, board: await serveMetrics(registry, { metricsPort, metricsHost }) };
}

function announce(address: string, demo: DemoName | null) {
  console.log(`\nSlipway is open at ${address.replace("127.0.0.1", "localhost")}`);
  if (demo) console.log(`Log in as ${demoEmail("sam", demo)} with ${demoPassword}\n`);
}

function stopOnSignal(stop: () => Promise<void>) {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), longestStopMs);
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

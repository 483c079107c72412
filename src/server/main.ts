import pino, { type Logger } from "pino";
import { serveMetrics } from "./api/operating/serve-metrics";
import { keepSessionSecret } from "./auth/session-secret";
import { sendBackup } from "./backups/backup-request";
import { CannotStart } from "./cannot-start";
import { letAdminInOnSocket } from "./commands/admin-request";
import { answerOnSocket } from "./database/control-socket";
import { isDiskFull } from "./database/database-failures";
import { isOutOfReach, Reach } from "./database/out-of-reach";
import { demoEmail, demoPassword } from "./demo/demo-accounts";
import { type DemoName, loadEnvFile, readSettings, type Settings, settingNames } from "./env";
import { misspeltSettings } from "./operations/misspelt-settings";
import { chooseGateway } from "./payments/choose-gateway";
import { keepDatabase } from "./process/keep-database";
import { type OpenClub, openClub } from "./process/open-club";
import { openSite } from "./process/open-site";
import { startChores } from "./process/start-chores";
import { startDeliveries } from "./process/start-deliveries";
import { startWarnings } from "./process/start-warnings";
import { systemClock } from "./time/clock";

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
  const onError = (error: unknown) => {
    if (!isOutOfReach(error)) logger.error(error);
  };
  const reach = new Reach((sentence) => logger.warn(sentence));

  const club = await openClub(settings, onError);
  const sessionSecret = settings.sessionSecret ?? (await keepSessionSecret(settings.dataDir));
  answerCommands(club, settings, onError);
  const gateway = chooseGateway(settings, club.demo !== null, reach);
  const deliveries = startDeliveries(club, settings, {
    logger,
    linkSecret: sessionSecret,
    onError,
  });
  const { nudge: onRan, nudgeAfterCall: nudgeMail } = deliveries;
  const chores = await startChores(club, settings, { gateway, reach, onRan, onError });
  const keeping = await keepDatabase(club, settings, onError);
  const figures = await showFigures(club, settings);
  await logWarnings(club, settings, logger);
  const { hearAnswer } = figures ?? {};
  const around = { gateway, logger, sessionSecret, nudgeMail, hearAnswer };
  const site = await openSite(club, settings, around);
  announce(site.origin, club.demo);

  stopOnSignal(async () => {
    // Whoever listens to the feed would never leave.
    club.changes.close();
    await Promise.all([site.stop(), chores.stop(), deliveries.stop()]);
    await figures?.stop();
    await keeping.stop();
    await club.stop();
  });
}

/** Answers the commands of whoever may read the folder of an embedded database. */
function answerCommands(
  { db, atOneInstant, receive, changes }: OpenClub,
  { dataDir, publicUrl }: Settings,
  onError: (error: unknown) => void,
) {
  const backup = sendBackup(atOneInstant, dataDir, systemClock.now);
  const admin = letAdminInOnSocket(db, publicUrl, systemClock.now, changes);
  receive?.(answerOnSocket({ backup, admin }, onError));
}

// Only where somebody reads the figures is what gathers them loaded.
async function showFigures(
  { db, connections }: OpenClub,
  { metricsPort, metricsHost, backupDir }: Settings,
) {
  if (metricsPort === undefined) return undefined;
  const { gatherMetrics } = await import("./metrics/gather-metrics");
  const measured = { db, clock: systemClock, connections, backupDir };
  const { registry, hearAnswer } = gatherMetrics(measured);
  const board = await serveMetrics(registry, { metricsPort, metricsHost });
  return { hearAnswer, stop: () => board.close() };
}

async function logWarnings({ db, demo }: OpenClub, settings: Settings, logger: Logger) {
  const admins = await db.member.count({ where: { isAdmin: true } });
  const warnings = [
    ...misspeltSettings(process.env, settingNames),
    ...startWarnings(settings, { demo: demo !== null, admins }),
  ];
  for (const warning of warnings) logger.warn(warning);
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

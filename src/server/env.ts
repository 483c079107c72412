import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { email } from "../shared/fields/email";
import { passwordMaxLength, passwordMinLength } from "../shared/members/password-lengths";
import { CannotStart } from "./cannot-start";
import type { DatabaseLocation } from "./database/database-location";
import { projectRoot } from "./project-root";

/** What the server is told from outside, checked: see `.env.example` for what each one means. */
export type Settings = ReturnType<typeof readSettings>;

/** A setting nobody could start with. Its message is one sentence that names the setting. */
export class WrongSetting extends CannotStart {
  override name = "WrongSetting";
}

/** Adds the lines of `.env` to the environment; what is already set there wins. */
export function loadEnvFile(file = path.join(projectRoot, ".env")) {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Gives the settings; throws `WrongSetting` at the first one that is missing or makes no sense. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = parseEnvironment(environment);
  const demoByDefault = given.DEMO === undefined && given.DATABASE_URL === undefined;
  refuseIncomplete(given);
  return {
    port: given.PORT,
    host: chooseHost(given.HOST, demoByDefault),
    /** HOST was given, but known passwords keep the server on this machine. */
    hostHeldToLoopback: demoByDefault && given.HOST !== undefined && !isLoopback(given.HOST),
    dataDir: path.resolve(projectRoot, given.DATA_DIR),
    database: databaseLocation(given),
    /** Where a backup is written every night; undefined: nowhere. */
    backupDir: given.BACKUP_DIR && path.resolve(projectRoot, given.BACKUP_DIR),
    /** The demo club to start with; null: none. */
    demo: demoByDefault ? ("willows" as const) : (given.DEMO ?? null),
    /** Demo data because nobody said otherwise; `DEMO=1` set by hand makes this false. */
    demoByDefault,
    /** Undefined only on the embedded database: then one is kept in `dataDir`. */
    sessionSecret: given.SESSION_SECRET,
    /** Undefined: a random one for each new member. */
    temporaryPassword:
      given.TEMPORARY_PASSWORD === "generated" ? undefined : given.TEMPORARY_PASSWORD,
    /** Created when the database holds no member and no demo data. */
    firstAdmin: firstAdmin(given),
    /** Without a slash at the end. */
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    smtpUrl: given.SMTP_URL,
    /** Undefined: the club's own name and e-mail. */
    mailFrom: given.MAIL_FROM,
    weatherUrl: given.WEATHER_URL,
    /** Webhooks may lead to private addresses and over plain http. */
    webhookPrivate: given.WEBHOOK_PRIVATE,
    trustProxy: given.TRUST_PROXY,
    paypal: paypalAccount(given),
    /** The built-in test gateway, where no money moves; undefined: for demo data alone. */
    testPayments: given.TEST_PAYMENTS,
    requestsPerSecond: given.REQUESTS_PER_SECOND,
    mailLimits: {
      unhurriedPerHour: given.UNHURRIED_MAIL_PER_HOUR,
      mailingsPerMinute: given.ANNOUNCEMENTS_PER_MINUTE,
    },
    /** Undefined: the process's figures are not shown. */
    metricsPort: given.METRICS_PORT,
    metricsHost: given.METRICS_HOST,
    production: given.NODE_ENV === "production",
    logLevel: given.LOG_LEVEL,
  };
}

/** The clubs there are to try; `DEMO=1` is the first. */
export const demoNames = z.enum(["willows", "elbe"]);
export type DemoName = z.infer<typeof demoNames>;

const demoClub = z
  .enum(["0", "1", "elbe"], { error: "must be 0, 1 or elbe" })
  .transform((written) => (({ 0: null, 1: "willows", elbe: "elbe" }) as const)[written]);

const flag = z
  .enum(["0", "1"], { error: "must be 0 or 1" })
  .transform((written) => written === "1");

const address = (protocols: string[], example: string) =>
  z.string().refine((written) => URL.canParse(written) && protocols.includes(protocolOf(written)), {
    error: `must be an address such as ${example}`,
  });

const databaseAddress = address(
  ["postgres:", "postgresql:"],
  "postgresql://user:password@localhost:5432/slipway",
);

const webAddress = address(["http:", "https:"], "https://rowing.example").transform((written) =>
  written.replace(/\/+$/, ""),
);

// All of it stands at the root: a path before that would lead to nothing.
const publicAddress = webAddress.refine(
  (written) => URL.canParse(written) && new URL(written).href === `${new URL(written).origin}/`,
  { error: "must be an address without a path such as https://rowing.example" },
);

const password = z
  .string()
  .min(passwordMinLength, {
    error: `must have at least ${passwordMinLength} characters`,
  })
  .max(passwordMaxLength, {
    error: `must have at most ${passwordMaxLength} characters`,
  });

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: "must be a port number from 0 to 65535" })
  .transform(Number)
  .refine((number) => number <= 65535, { error: "must be a port number from 0 to 65535" });

const host = z
  .string()
  .regex(/^[\w.:-]+$/, { error: "must be a host name or address such as 0.0.0.0" });

const atLeast = (least: number) => {
  const error = `must be a number of at least ${least}`;
  return z
    .string()
    .regex(/^\d{1,7}$/, { error })
    .transform(Number)
    .refine((number) => number >= least, { error });
};

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: host.optional(),
  DATA_DIR: z.string().default("./data"),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  POOLER_KEEPS_STATEMENTS: flag.default(false),
  DEMO: demoClub.optional(),
  SESSION_SECRET: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
  TEMPORARY_PASSWORD: password.default("welcome-aboard"),
  ADMIN_EMAIL: email("must be an e-mail address").optional(),
  ADMIN_PASSWORD: password.optional(),
  PUBLIC_URL: publicAddress.optional(),
  SMTP_URL: address(["smtp:", "smtps:"], "smtp://user:password@mail.example:587").optional(),
  MAIL_FROM: z.string().optional(),
  WEATHER_URL: webAddress.default("https://api.open-meteo.com/v1/forecast"),
  WEBHOOK_PRIVATE: flag.default(false),
  TRUST_PROXY: flag.default(false),
  PAYPAL_BASE_URL: webAddress.default("https://api-m.paypal.com"),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  TEST_PAYMENTS: flag.optional(),
  REQUESTS_PER_SECOND: atLeast(300).default(600),
  UNHURRIED_MAIL_PER_HOUR: atLeast(1).default(200),
  ANNOUNCEMENTS_PER_MINUTE: atLeast(1).default(60),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default("127.0.0.1"),
  NODE_ENV: z
    .enum(["production", "development", "test"], {
      error: "must be production, development or test",
    })
    .default("production"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

type Given = z.output<typeof environmentSchema>;

// A line such as `DATABASE_URL=` in an env file means that nothing is set.
function parseEnvironment(environment: Record<string, string | undefined>): Given {
  const filled = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.safeParse(Object.fromEntries(filled));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new WrongSetting(`${issue?.path[0]?.toString()} ${issue?.message}.`);
}

function refuseIncomplete(given: Given) {
  if (given.DATABASE_URL && !given.SESSION_SECRET)
    throw new WrongSetting(
      "SESSION_SECRET is needed with DATABASE_URL: set it to at least 32 random characters.",
    );
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    throw new WrongSetting("DATABASE_URL is needed with DATABASE_DIRECT_URL.");
  if (given.PAYPAL_CLIENT_ID && !given.PAYPAL_CLIENT_SECRET)
    throw new WrongSetting("PAYPAL_CLIENT_SECRET is needed with PAYPAL_CLIENT_ID.");
  if (given.PAYPAL_CLIENT_SECRET && !given.PAYPAL_CLIENT_ID)
    throw new WrongSetting("PAYPAL_CLIENT_ID is needed with PAYPAL_CLIENT_SECRET.");
  if (given.ADMIN_EMAIL && !given.ADMIN_PASSWORD)
    throw new WrongSetting("ADMIN_PASSWORD is needed with ADMIN_EMAIL.");
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL)
    throw new WrongSetting("ADMIN_EMAIL is needed with ADMIN_PASSWORD.");
}

function databaseLocation(given: Given): DatabaseLocation {
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl } = given;
  if (!databaseUrl) return { embeddedIn: path.resolve(projectRoot, given.DATA_DIR, "database") };
  const keepsStatements = given.POOLER_KEEPS_STATEMENTS;
  return { databaseUrl, pooler: directUrl ? { directUrl, keepsStatements } : undefined };
}

// Demo accounts have a published password: unless somebody chose them, they stay on this machine.
function chooseHost(host: string | undefined, demoByDefault: boolean) {
  if (demoByDefault) return host && isLoopback(host) ? host : "127.0.0.1";
  return host ?? "0.0.0.0";
}

/** Whether a host is reached from its own machine alone. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || /^\[?::1\]?$/.test(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function firstAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Given) {
  return email && password ? { email, password } : undefined;
}

function paypalAccount(given: Given) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = given;
  if (!clientId || !clientSecret) return undefined;
  const { PAYPAL_BASE_URL: baseUrl, PAYPAL_WEBHOOK_ID: webhookId } = given;
  return { baseUrl, clientId, clientSecret, webhookId };
}

function protocolOf(written: string) {
  return new URL(written).protocol;
}

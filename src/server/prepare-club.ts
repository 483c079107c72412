import pRetry from "p-retry";
import { unnamedAdmin } from "../shared/members/unnamed-admin";
import { Refusal } from "../shared/refusals";
import { sentenceOf } from "./answers/refusal-sentences";
import { hashPassword } from "./auth/passwords";
import { refuseCommonPassword } from "./auth/refuse-common-password";
import { CannotStart } from "./cannot-start";
import { refusalIn } from "./database/database-failures";
import type { PrismaClient, Tx } from "./database/open-database";
import { writing } from "./database/writing";
import { findDemo, loadDemoData } from "./demo/load-demo-data";
import type { DemoName, Settings } from "./env";
import { addMember } from "./members/add-member";
import { ensureCatalogue } from "./packages/catalogue";
import { beginSetup } from "./setup/begin-setup";
import type { Moment } from "./time/moment";

/**
 * Gives an empty database what a club starts with: the price list, and demo data or an admin. Throws
 * `CannotStart` where a demo club is to be opened as a real one, whose passwords are published, or as the
 * other demo club, and where the admin's password is easily guessed.
 */
export async function prepareClub(
  db: PrismaClient,
  settings: Pick<Settings, "demo" | "firstAdmin">,
  moment: Moment,
): Promise<void> {
  // Of several processes that start together, one prepares and the others find it done. It may take
  // longer than a lock is waited for, so they ask again.
  await pRetry(() => prepare(db, settings, moment), {
    retries: 3,
    shouldRetry: ({ error }) => refusalIn(error) !== undefined,
  });
}

function prepare(
  db: PrismaClient,
  settings: Pick<Settings, "demo" | "firstAdmin">,
  moment: Moment,
) {
  return writing(db, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(${preparing})`;
    refuseOtherDemo(settings.demo, await findDemo(tx));
    await ensureCatalogue(tx);
    if (settings.demo && (await loadDemoData(tx, settings.demo, moment)))
      console.log("Loaded the demo club.");
    if (!settings.demo && settings.firstAdmin) await addFirstAdmin(tx, settings.firstAdmin, moment);
  });
}

const preparing = 20_100_501;

const chosenBy: Record<DemoName, string> = { willows: "DEMO=1", elbe: "DEMO=elbe" };

function refuseOtherDemo(wanted: DemoName | null, held: DemoName | null) {
  if (held === null || wanted === held) return;
  const why = wanted
    ? `${chosenBy[wanted]} is another demo club than this database holds: `
    : "DEMO is off, but this database holds the demo club, whose passwords are published: ";
  const whose = wanted ? "the other demo" : "your own club";
  throw new CannotStart(
    `${why}set ${chosenBy[held]} to go on with the demo, or give ${whose} another DATA_DIR or DATABASE_URL.`,
  );
}

async function addFirstAdmin(
  tx: Tx,
  { email, password: chosen }: { email: string; password: string },
  moment: Moment,
) {
  if ((await tx.member.count()) > 0) return;
  try {
    await refuseCommonPassword(tx, chosen, { email }, "password");
  } catch (error) {
    throw error instanceof Refusal
      ? new CannotStart(`ADMIN_PASSWORD: ${sentenceOf(error)}`)
      : error;
  }
  await addMember(
    tx,
    {
      email: email.toLowerCase(),
      password: await hashPassword(chosen),
      ...unnamedAdmin,
      approvalStatus: "approved",
      membershipStatus: "active",
      approvedDate: moment.at,
      isAdmin: true,
    },
    moment,
  );
  await beginSetup(tx, email.toLowerCase());
  console.log(`Created the first admin, ${email}.`);
}

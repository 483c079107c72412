// npm run admin -- EMAIL [--make] [--link]: makes an admin and prints a link that chooses a password,
// while the club is open or closed. Without either word it does both.
import { email as emailField } from "../../shared/fields/email";
import { oneTimeLinkMinutes } from "../../shared/members/link-lifetimes";
import { Refusal } from "../../shared/refusals";
import { sentenceOf } from "../answers/refusal-sentences";
import { CannotStart } from "../cannot-start";
import { visitServer } from "../database/control-socket";
import { directly } from "../database/database-location";
import { openDatabase } from "../database/open-database";
import type { Settings } from "../env";
import { systemOperator } from "../people/actor";
import { clubMomentAt } from "../settings/profile-queries";
import { type LetIn, type LettingIn, letAdminIn } from "../setup/let-admin-in";
import { systemClock } from "../time/clock";
import { askToLetIn } from "./admin-request";
import { asCommand } from "./as-command";

const usage = "Name the admin: npm run admin -- EMAIL [--make] [--link]";

await asCommand({ usage, flags: ["make", "link"] }, async (settings, words, given) => {
  const asked = whomToLetIn(words, given);
  const { madeAdmin, link } = await letIn(settings, asked);
  if (madeAdmin) console.log(`${asked.email} is an admin now.`);
  else if (asked.make) console.log(`${asked.email} is an admin already.`);
  if (link) console.log(`For ${oneTimeLinkMinutes} minutes, once, to choose a password:\n${link}`);
  return { failed: false };
});

function whomToLetIn(words: string[], given: ReadonlySet<string>): LetIn {
  const address = emailField(usage).safeParse(words[0]);
  if (!address.success || words.length > 1) throw new CannotStart(usage);
  const both = !(given.has("make") || given.has("link"));
  return { email: address.data, make: given.has("make") || both, link: given.has("link") || both };
}

async function letIn({ database, publicUrl }: Settings, asked: LetIn): Promise<LettingIn> {
  const holder = "embeddedIn" in database && (await visitServer(database.embeddedIn));
  if (holder) return askToLetIn(holder, asked);
  const { db, close } = await openDatabase(directly(database));
  try {
    const moment = await clubMomentAt(db, systemClock.now());
    return await letAdminIn(db, { ...asked, publicUrl }, systemOperator, moment);
  } catch (error) {
    throw error instanceof Refusal ? new CannotStart(sentenceOf(error)) : error;
  } finally {
    await close();
  }
}

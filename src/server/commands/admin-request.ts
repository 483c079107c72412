import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { Refusal } from "../../shared/refusals";
import { sentenceOf } from "../answers/refusal-sentences";
import { CannotStart } from "../cannot-start";
import type { ChangeFeed } from "../changes/change-feed";
import type { AnswerVisitor } from "../database/control-socket";
import type { PrismaClient } from "../database/open-database";
import { systemOperator } from "../people/actor";
import { clubMomentAt } from "../settings/profile-queries";
import { type LetIn, type LettingIn, letAdminIn } from "../setup/let-admin-in";

const asked = z.object({ email: z.string(), make: z.boolean(), link: z.boolean() });
const answered = z.union([
  z.object({ madeAdmin: z.boolean(), link: z.string().optional() }),
  z.object({ refused: z.string() }),
]);

/** Answers who asks the folder's holder to let an admin in. */
export function letAdminInOnSocket(
  db: PrismaClient,
  publicUrl: string,
  now: () => Date,
  changes: ChangeFeed,
): AnswerVisitor {
  return async (visitor, words) => {
    const input = { ...asked.parse(JSON.parse(words)), publicUrl };
    try {
      const done = await letAdminIn(db, input, systemOperator, await clubMomentAt(db, now()));
      changes.announce(["members"]);
      visitor.end(JSON.stringify(done));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      visitor.end(JSON.stringify({ refused: sentenceOf(error) }));
    }
  };
}

/** Asks a folder's holder to let an admin in. Throws `CannotStart` with the holder's refusal. */
export async function askToLetIn(holder: Socket, input: LetIn): Promise<LettingIn> {
  holder.write(`admin ${JSON.stringify(input)}\n`);
  const said = await text(holder);
  if (!said)
    throw new CannotStart(
      "The Slipway that is running gave no answer: its log says why. An older one must be stopped first.",
    );
  const answer = answered.parse(JSON.parse(said));
  if ("refused" in answer) throw new CannotStart(answer.refused);
  return { madeAdmin: answer.madeAdmin, link: answer.link };
}

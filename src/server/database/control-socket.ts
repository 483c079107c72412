import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import path from "node:path";
import { CannotStart } from "../cannot-start";
import { visitHolder } from "./claim-folder";

// The folder of an embedded database belongs to the process that serves it. So whoever runs the club
// asks that process, at the socket by which it holds the folder: who may read the folder may ask.

const longestSilenceMs = 5_000;

/** Answers a visitor who asked with these words, and ends the visit. */
export type AnswerVisitor = (visitor: Socket, words: string) => Promise<void>;

/**
 * Answers who comes to the folder's holder, by the first word of the line they say. `onError` hears
 * why a visitor got no answer.
 */
export function answerOnSocket(
  answers: Record<string, AnswerVisitor>,
  onError: (error: unknown) => void,
): (visitor: Socket) => void {
  return (visitor) => {
    visitor.on("error", () => visitor.destroy());
    visitor.setTimeout(longestSilenceMs, () => visitor.destroy());
    visitor.once("data", (asked) => {
      visitor.setTimeout(0);
      const [, word = "", words = ""] = /^(\w+) ?(.*)\n$/.exec(asked.toString()) ?? [];
      const answer = new Map(Object.entries(answers)).get(word);
      if (!answer) return visitor.destroy();
      answer(visitor, words).catch((error) => {
        onError(error);
        visitor.destroy();
      });
    });
  };
}

/**
 * Visits the process that serves the embedded database of a folder; null when nobody does. Throws
 * `CannotStart` where the folder holds none.
 */
export async function visitServer(folder: string): Promise<Socket | null> {
  if (!existsSync(path.join(folder, "PG_VERSION")))
    throw new CannotStart(`DATA_DIR holds no database: ${folder}.`);
  return visitHolder(folder);
}

import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import type { Role } from "../../shared/members/role";
import type { FirstAnswer } from "../../shared/opening/first-answers";
import { readSession } from "../auth/keep-sessions";
import type { PageFace } from "../settings/kept-profile";
import { appRouter } from "./app-router";
import { type Context, contextFor, type Services } from "./context";
import { asksFirst, type Opening, openings, type Read } from "./openings";

/** of a page's reads: with more, everybody else would wait for a connection to the database */
const readsAtOnce = 4;

/** What a page is sent with, for the one who asks for it. */
export interface OpenedPage {
  /** the module of the screen it will show; undefined where the browser finds out by itself */
  screen?: string | undefined;
  /** whether the screen can be drawn from its answers before it is sent */
  drawn?: boolean | undefined;
  /** null where the page may be kept, and so holds no answers */
  answers: FirstAnswer[] | null;
  /** they are the same for every visitor */
  anyones?: boolean;
  face: PageFace;
}

export type OpenPage = (request: FastifyRequest) => Promise<OpenedPage>;

/** Opens pages by the sessions that `api` keeps, with the answers its procedures would give. */
export function pageOpener(api: FastifyInstance, services: Services): OpenPage {
  return async (request) => {
    await readSession(api, request);
    const ctx = contextFor(services, request);
    const { role } = await ctx.actor();
    const [opening, boatId] = findOpening(request.url, role);
    // Nothing of a query may stand in a page that is compressed (decisions, Screens).
    const drawn = opening?.drawn && !request.url.includes("?");
    const { face } = services.profile;
    const { now, club } = ctx.moment;
    const reads = opening?.reads({ boatId, today: now.today, club }) ?? [];
    const screen = opening?.screen;
    if (role !== "visitor") {
      const asked = [...asksFirst(role), ...reads];
      return { screen, drawn, answers: await answersTo(asked, ctx), face };
    }
    // Only where the screen is drawn, and only with what every visitor is answered.
    const answers = drawn ? await answersTo([aboutTheClub, ...reads], ctx) : [];
    if (answers[0]?.name !== aboutTheClub.name) return { screen, answers: null, face };
    const nobody = { name: "auth.me", data: null };
    return { screen, drawn, anyones: true, answers: [nobody, ...answers], face };
  };
}

const aboutTheClub: Read = { name: "admin.club" };

function findOpening(url: string, role: Role): [opening: Opening | undefined, id: number] {
  const [pathname = "/"] = url.split("?", 1);
  for (const opening of openings) {
    const found = new RegExp(`^${opening.path.replace(/:\w+/, "(\\d{1,9})")}/?$`).exec(pathname);
    if (found && opening.by.includes(role)) return [opening, Number(found[1])];
  }
  return [undefined, Number.NaN];
}

async function answersTo(reads: Read[], ctx: Context): Promise<FirstAnswer[]> {
  const answers = await pLimit(readsAtOnce).map(reads, (read) => answerTo(read, ctx));
  return answers.flatMap((answer) => answer ?? []);
}

/** What the browser would be answered; a read that fails it asks again by itself, and says so. */
async function answerTo({ name, input }: Read, ctx: Context): Promise<FirstAnswer | null> {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path: name,
      ctx,
      getRawInput: async () => input,
      type: "query",
      signal: undefined,
      batchIndex: 0,
    });
    return input === undefined ? { name, data } : { name, input, data };
  } catch {
    return null;
  }
}

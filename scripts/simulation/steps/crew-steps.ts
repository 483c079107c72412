import { z } from "zod";
import type { CrewState } from "../../../src/server/generated/prisma/enums";
import { type Answer, type Call, isUncertain } from "../asking";
import { Broken } from "../broken";
import type { Person } from "../memory";
import type { SimulatedClub } from "../simulated-club";
import { adminAtWork, signedIn } from "./signing-in";
import { number, stepKind } from "./step-kind";

const entry = { booking: number, who: number };

/** How members take each other along, by the bookings and people of the story. */
export const crewSteps = {
  "let seats be opened": stepKind({}, async (club, _details, via) => {
    const admin = await adminAtWork(club, via);
    const call = put("/api/admin/settings/club", { openSeats: "on" });
    if (admin) await club.ask(admin, call, via);
  }),

  /** In one way there is nothing to share. */
  share: stepKind({ booking: number, ways: number }, async (club, { booking, ways }, via) => {
    const body = ways > 1 ? { share: "equal", ways } : { share: "mine" };
    const answer = await askRower(club, booking, (id) => put(`${outing(id)}/share`, body), via);
    if (answer?.status === 200 && ways > 1) club.count("shared outings");
  }),

  "ask along": stepKind(entry, async (club, { booking, who }, via) => {
    const { email } = club.memory.person(who);
    const call = (id: number) => post(`${outing(id)}/crew`, { email });
    const answer = await askRower(club, booking, call, via);
    if (answer?.status === 202) club.count("asks to come along");
  }),

  "name a guest": stepKind({ booking: number, nr: number }, async (club, { booking, nr }, via) => {
    const call = (id: number) => post(`${outing(id)}/crew`, { guest: `Guest ${nr}` });
    const answer = await askRower(club, booking, call, via);
    if (answer?.status === 202) club.count("guests");
  }),

  "say yes": stepKind(entry, async (club, { booking, who }, via) => {
    const known = await findEntry(club, booking, who, ["asked"]);
    if (!known) return;
    const call = { ...post(`/api/crew/${known.id}/accept`), key: `crew ${known.id}` };
    const answer = await askMember(club, who, call, via);
    if (answer?.status === 200) await expectJoined(club, known.id);
  }),

  "say no": stepKind(entry, async (club, { booking, who }, via) => {
    const known = await findEntry(club, booking, who, ["asked"]);
    if (!known) return;
    const answer = await askMember(club, who, post(`/api/crew/${known.id}/decline`), via);
    if (answer?.status === 200) await expectEnded(club, known.id);
  }),

  /** By themselves, or by the rower. */
  "leave the crew": stepKind(
    { ...entry, by: z.enum(["themselves", "rower"]).default("themselves") },
    async (club, { booking, who, by }, via) => {
      const known = await findEntry(club, booking, who, ["asked", "asking", "in"]);
      if (!known) return;
      const path = `${outing(known.bookingId)}/crew/${known.id}`;
      const call = { method: "DELETE", path } as const;
      const answer =
        by === "rower"
          ? await askRower(club, booking, () => call, via)
          : await askMember(club, who, call, via);
      if (answer?.status === 200) await expectEnded(club, known.id);
      // Leaving never fails for want of hours.
      if (answer?.code === "NOT_ENOUGH_HOURS") throw new Broken("leaving never fails", known);
    },
  ),

  "open seats": stepKind(
    { booking: number, open: number },
    async (club, { booking, open }, via) => {
      const answer = await askRower(
        club,
        booking,
        (id) => put(`${outing(id)}/seats`, { open }),
        via,
      );
      if (answer?.status === 200 && open > 0) club.count("opened seats");
    },
  ),

  "ask for a seat": stepKind(entry, async (club, { booking, who }, via) => {
    const id = club.memory.bookings.get(booking)?.id;
    if (id === undefined) return;
    const answer = await askMember(club, who, post(`/api/seats/${id}/ask`), via);
    if (answer?.status === 201) club.count("asks for seats");
  }),

  "answer an asker": stepKind({ ...entry, yes: z.boolean() }, async (club, asked, via) => {
    const { booking, who, yes } = asked;
    const known = await findEntry(club, booking, who, ["asking"]);
    if (!known) return;
    const path = `/api/crew/${known.id}/${yes ? "accept" : "decline"}`;
    const answer = await askRower(club, booking, () => post(path), via);
    if (answer?.status === 200 && yes) await expectJoined(club, known.id);
    if (answer?.status === 200 && !yes) await expectEnded(club, known.id);
    if (answer?.code === "ASKER_CANNOT") await expectEnded(club, known.id);
  }),
};

const outing = (id: number) => `/api/bookings/${id}`;
const put = (path: string, body: object): Call => ({ method: "PUT", path, body });
const post = (path: string, body: object = {}): Call => ({ method: "POST", path, body });

/** The rower of a booking asks; null where nobody does, or nobody knows what came of it. */
async function askRower(
  club: SimulatedClub,
  booking: number,
  call: (id: number) => Call,
  via: number,
): Promise<Answer | null> {
  const known = club.memory.bookings.get(booking);
  return known ? askMember(club, known.who, call(known.id), via) : null;
}

async function askMember(
  club: SimulatedClub,
  who: number,
  call: Call,
  via: number,
): Promise<Answer | null> {
  const person: Person = club.memory.person(who);
  if (!(await signedIn(club, person, via))) return null;
  const answer = await club.ask(person, call, via);
  return isUncertain(answer) ? null : answer;
}

/** Somebody's entry as it stands; a moved booking has other ones than before. */
async function findEntry(club: SimulatedClub, booking: number, who: number, states: CrewState[]) {
  const bookingId = club.memory.bookings.get(booking)?.id;
  const memberId = club.memory.person(who).id;
  if (bookingId === undefined || memberId === undefined) return null;
  const where = { bookingId, memberId, state: { in: states }, endedAt: null };
  return club.books.crewEntry.findFirst({ where });
}

async function expectJoined(club: SimulatedClub, id: number) {
  club.count("joined crews");
  const entry = await club.books.crewEntry.findUniqueOrThrow({ where: { id } });
  const isIn = entry.state === "in" && entry.endedAt === null;
  if (!isIn && !club.isManyAtOnce) throw new Broken("whoever was told so is in the crew", entry);
}

async function expectEnded(club: SimulatedClub, id: number) {
  club.count("ended places and asks");
  const entry = await club.books.crewEntry.findUniqueOrThrow({ where: { id } });
  if (entry.endedAt === null) throw new Broken("whoever was told so is out of the crew", entry);
}

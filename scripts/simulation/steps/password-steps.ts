import { z } from "zod";
import { isUncertain, query } from "../asking";
import { Broken } from "../broken";
import { endSessions, type Person } from "../memory";
import type { SimulatedClub } from "../simulated-club";
import { forgetSessions, sessionEnd, signedIn, signIn } from "./signing-in";
import { number, stepKind } from "./step-kind";

const nr = { who: number, nr: number };

/** What people do with their passwords, and without them. */
export const passwordSteps = {
  "mistype the password": stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    if (person.id === undefined) return;
    const answer = await signIn(club, person, "not-my-password", via);
    if (answer?.status === 200) throw new Broken("only the right password signs in", person);
  }),

  "forget the password": stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    const body = { email: person.email };
    await club.ask(
      somebody(person),
      { method: "POST", path: "/api/auth/reset-password", body },
      via,
    );
    club.count("forgotten passwords");
  }),

  "choose a password": stepKind(nr, async (club, { who, nr }, via) => {
    const person = club.memory.person(who);
    const token = club.post.tokens.get(person.email);
    if (!token) return;
    const newPassword = `chosen-${who}-${nr}`;
    const body = { token, newPassword };
    const call = { method: "POST", path: "/api/auth/choose-password", body } as const;
    const answer = await club.ask(somebody(person), call, via);
    if (isUncertain(answer)) return doubt(person, newPassword);
    if (answer.status !== 200) return;
    if (person.standing === "gone") throw new Broken("a link dies with its member", person);
    person.passwords = [newPassword];
    endSessions(person);
    club.count("chosen passwords");
  }),

  "change the password": stepKind(nr, async (club, { who, nr }, via) => {
    const person = club.memory.person(who);
    if (!(await signedIn(club, person, via))) return;
    const newPassword = `changed-${who}-${nr}`;
    const body = { currentPassword: person.passwords[0], newPassword };
    const call = { method: "PUT", path: "/api/auth/change-password", body } as const;
    const answer = await club.ask(person, call, via);
    if (isUncertain(answer)) return doubt(person, newPassword);
    if (answer.status !== 200) return;
    person.passwords = [newPassword];
    // The session it was changed in stays, and no other.
    if (person.elsewhere) person.elsewhere.signedInUntil = undefined;
    club.count("changed passwords");
  }),

  "log out": leaveStep("/api/auth/logout", (person) => {
    person.signedInUntil = undefined;
  }),
  "log out everywhere": leaveStep("/api/auth/force-logout", endSessions),

  "look at hours": stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    await lookAtHours(club, person, person, via);
  }),

  "sign in elsewhere": stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    const now = club.process(via).clock.now();
    const [password, doubtful] = person.passwords;
    if (person.standing === "gone" || !password || doubtful) return;
    const elsewhere = { ...person };
    const answer = await signIn(club, elsewhere, password, via);
    if (answer?.status !== 200) return;
    person.elsewhere = { cookie: elsewhere.cookie, signedInUntil: sessionEnd(now) };
    club.count("second devices");
  }),

  "look at hours elsewhere": stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    if (person.elsewhere) await lookAtHours(club, person, person.elsewhere, via);
  }),
};

/** Tries a session, also one that has ended. */
async function lookAtHours(
  club: SimulatedClub,
  person: Person,
  session: Pick<Person, "cookie" | "signedInUntil">,
  via: number,
) {
  const { cookie, signedInUntil } = session;
  const asker = { address: person.address, cookie };
  const answer = await club.ask(asker, query("bookings.myHours"), via);
  if (isUncertain(answer)) return;
  const good = signedInUntil && signedInUntil > club.process(via).clock.now();
  if (good && person.standing !== "gone" && answer.status !== 200) {
    throw new Broken("whoever is signed in stays so", { person, cookie });
  }
  if (answer.status !== 200) return;
  if (!good) throw new Broken("an ended session shows nothing", person);
  const { hoursRemaining, lots } = hours.parse(answer.body);
  const inLots = lots.reduce((sum, lot) => sum + lot.hours, 0);
  if (inLots !== hoursRemaining) throw new Broken("a balance is the sum of its lots", answer);
}

const hours = z.object({
  hoursRemaining: z.number(),
  lots: z.array(z.object({ hours: z.number() })),
});

/** Ends one session or all; their cookies are kept and tried. */
function leaveStep(path: string, end: (person: Person) => void) {
  return stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    if (!(await signedIn(club, person, via))) return;
    const { cookie } = person;
    const answer = await club.ask(person, { method: "POST", path, body: {} }, via);
    if (isUncertain(answer)) return forgetSessions(person);
    person.cookie = cookie;
    end(person);
  });
}

function doubt(person: Person, newPassword: string) {
  person.passwords = [newPassword, ...person.passwords];
  forgetSessions(person);
}

/** Somebody on a person's line, without a session. */
const somebody = ({ address }: Person) => ({ address, cookie: undefined });

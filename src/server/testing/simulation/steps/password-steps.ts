import { z } from "zod";
import { isUncertain, query } from "../asking";
import { Broken } from "../broken";
import type { Person } from "../memory";
import { signedIn, signIn } from "./signing-in";
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
    Object.assign(person, { passwords: [newPassword], signedInUntil: undefined });
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
    club.count("changed passwords");
  }),

  "log out": leaveStep("/api/auth/logout"),
  "log out everywhere": leaveStep("/api/auth/force-logout"),

  "look at hours": stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    const { cookie, signedInUntil } = person;
    const answer = await club.ask(person, query("bookings.myHours"), via);
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
  }),
};

const hours = z.object({
  hoursRemaining: z.number(),
  lots: z.array(z.object({ hours: z.number() })),
});

/** Ends a session; its cookie is kept and tried, and must be good for nothing. */
function leaveStep(path: string) {
  return stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    if (!(await signedIn(club, person, via))) return;
    const { cookie } = person;
    const answer = await club.ask(person, { method: "POST", path, body: {} }, via);
    if (isUncertain(answer)) return forgetSession(person);
    Object.assign(person, { cookie, signedInUntil: undefined });
  });
}

/** Nobody knows whether the session is good: they will sign in again. */
function forgetSession(person: Person) {
  Object.assign(person, { cookie: undefined, signedInUntil: undefined });
}

function doubt(person: Person, newPassword: string) {
  person.passwords = [newPassword, ...person.passwords];
  forgetSession(person);
}

/** The same line, without a session. */
const somebody = ({ address }: Person) => ({ address, cookie: undefined });

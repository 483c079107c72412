import { addDays } from "date-fns";
import { isUncertain } from "../asking";
import { Broken } from "../broken";
import type { Person } from "../memory";
import type { SimulatedClub } from "../simulated-club";

const sessionDays = 14;
export const sessionEnd = (begun: Date): Date => addDays(begun, sessionDays);

/** Signs somebody in where they are not; whether they are now. */
export async function signedIn(club: SimulatedClub, person: Person, via: number): Promise<boolean> {
  const now = club.process(via).clock.now();
  if (person.standing === "stranger" || person.standing === "gone") return false;
  if (person.signedInUntil && person.signedInUntil > now) return true;
  for (const password of person.passwords) {
    const answer = await signIn(club, person, password, via);
    if (isUncertain(answer)) return false;
    if (answer.status === 200) {
      person.passwords = [password];
      person.signedInUntil = sessionEnd(now);
      return true;
    }
    if (answer.status === 429) return false;
  }
  if (person.passwords.length > 0 && !club.isManyAtOnce) {
    throw new Broken("whoever has a password signs in with it", person);
  }
  return false;
}

/** Nobody knows which of their sessions are good: they will sign in again. */
export function forgetSessions(person: Person): void {
  Object.assign(person, { cookie: undefined, signedInUntil: undefined, elsewhere: undefined });
}

export function signIn(club: SimulatedClub, person: Person, password: string, via: number) {
  person.cookie = undefined;
  person.signedInUntil = undefined;
  const body = { email: person.email, password };
  return club.ask(person, { method: "POST", path: "/api/auth/login", body }, via);
}

/** An admin who is signed in, the one asked for if they can act; undefined while there is none. */
export async function adminAtWork(
  club: SimulatedClub,
  via: number,
  by?: number,
): Promise<Person | undefined> {
  const admin = by === undefined ? club.admin() : club.memory.person(by);
  return admin && (await signedIn(club, admin, via)) ? admin : undefined;
}

import { z } from "zod";
import { type Answer, type Call, isUncertain } from "../asking";
import { Broken } from "../broken";
import { admins } from "../cast";
import { endSessions, type Person } from "../memory";
import type { SimulatedClub } from "../simulated-club";
import { doubtBookingsOfTheGone } from "./booking-steps";
import { adminAtWork, forgetSessions } from "./signing-in";
import { number, stepKind } from "./step-kind";

const welcome = z.object({ member: z.object({ id: z.number() }), tempPassword: z.string() });
const paused = z.object({ member: z.object({ membershipStatus: z.string() }) });
const handedOut = z.object({ tempPassword: z.string() });

/** How people come into the club, and what its admins do with them. */
export const memberSteps = {
  register: stepKind({ who: number }, async (club, { who }, via) => {
    const person = club.memory.person(who);
    const body = {
      firstName: `Rower${who}`,
      lastName: "Newcomer",
      email: person.email,
      phone: "250-555-0142",
      address: "7 Bay Street",
    };
    const call = { method: "POST", path: "/api/members/register", body } as const;
    const answer = await club.ask(person, call, via);
    if (isUncertain(answer)) {
      await learn(club, person);
      // It was the setting's, and nobody was shown it.
      if (person.standing === "pending" && person.passwords.length === 0) {
        person.passwords = ["welcome-aboard"];
      }
      return;
    }
    if (answer.status !== 201) return;
    if (person.id !== undefined) throw new Broken("an e-mail is one member's", person);
    const { member, tempPassword } = welcome.parse(answer.body);
    Object.assign(person, { id: member.id, standing: "pending", passwords: [tempPassword] });
    club.count("applications");
  }),

  approve: adminStep("approvals", (id) => put(`/api/admin/members/${id}/approve`), {
    done: (person) => {
      person.standing = "approved";
      endSessions(person);
    },
    // Whether the sessions of the application have ended, they find out.
    lost: (person) => forgetSessions(person),
    only: "pending",
  }),

  reject: adminStep("rejections", (id) => put(`/api/admin/members/${id}/reject`), {
    done: (person) => leave(person),
    only: "pending",
  }),

  "pause or start": adminStep("pauses and starts", (id) => post(`/api/admin/members/${id}/pause`), {
    done: (person, answer) => {
      const { membershipStatus } = paused.parse(answer.body).member;
      person.standing = membershipStatus === "paused" ? "paused" : "approved";
    },
  }),

  delete: adminStep("deletions", (id) => ({ method: "DELETE", path: `/api/admin/members/${id}` }), {
    done: (person, _answer, club) => {
      leave(person);
      doubtBookingsOfTheGone(club);
    },
  }),

  "hand out a password": adminStep(
    "handed out passwords",
    (id) => post(`/api/admin/members/${id}/reset-password`),
    {
      done: (person, answer) => {
        person.passwords = [handedOut.parse(answer.body).tempPassword];
        endSessions(person);
      },
      // Nobody knows the new one; whether the old one still holds, they find out.
      lost: (person) => {
        person.passwords = [];
        forgetSessions(person);
      },
    },
  ),

  "bring the admins back": stepKind({}, async (club, _details, via) => {
    for (const who of admins) {
      if (club.memory.person(who).standing === "paused") {
        await memberSteps["pause or start"].play(club, { who, via });
      }
    }
  }),

  "edit profile": stepKind({ who: number, nr: number }, async (club, { who, nr }, via) => {
    const person = club.memory.person(who);
    const admin = await adminAtWork(club, via);
    if (!admin || person.id === undefined) return;
    const email = `rower${who}.${nr}@row.example`;
    const path = `/api/admin/members/${person.id}/profile`;
    const answer = await club.ask(admin, { method: "PATCH", path, body: { email } }, via);
    if (isUncertain(answer)) return learn(club, person);
    if (answer.status === 200) person.email = email;
  }),
};

interface Effect {
  done: (person: Person, answer: Answer, club: SimulatedClub) => void;
  /** where it may have been done and nobody was told */
  lost?: (person: Person) => void;
  /** whom it can be done to */
  only?: Person["standing"];
}

/** Something an admin does to a member. */
function adminStep(what: string, call: (id: number) => Call, { done, lost, only }: Effect) {
  return stepKind({ who: number, by: number.optional() }, async (club, { who, by }, via) => {
    const person = club.memory.person(who);
    const admin = await adminAtWork(club, via, by);
    if (!admin || person.id === undefined) return;
    const before = person.standing;
    const answer = await club.ask(admin, call(person.id), via);
    if (isUncertain(answer)) {
      lost?.(person);
      await learn(club, person);
      return;
    }
    if (answer.status >= 400) return;
    if (only && before !== only && !club.isManyAtOnce) {
      throw new Broken(`${what} are of ${only} members`, { person });
    }
    club.count(what);
    done(person, answer, club);
    expectAnAdmin(club);
  });
}

function expectAnAdmin(club: SimulatedClub) {
  if (!club.admin()) throw new Broken("there is always an admin who can act", { admins });
}

const put = (path: string): Call => ({ method: "PUT", path, body: {} });
const post = (path: string): Call => ({ method: "POST", path, body: {} });

function leave(person: Person) {
  person.standing = "gone";
  endSessions(person);
}

/** Believes from now on what the books say of somebody. */
async function learn(club: SimulatedClub, person: Person): Promise<void> {
  const row = await club.books.member.findFirst({
    where: person.id === undefined ? { email: person.email } : { id: person.id },
  });
  if (person.id === undefined && !row) return;
  if (!row || row.deletedAt) {
    leave(person);
    doubtBookingsOfTheGone(club);
    return;
  }
  const { id, email, approvalStatus, membershipStatus } = row;
  const standing = membershipStatus === "paused" ? "paused" : approvalStatus;
  Object.assign(person, { id, email, standing });
}

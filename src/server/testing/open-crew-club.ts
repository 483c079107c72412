import { beforeEach, expect } from "vitest";
import { z } from "zod";
import { bookedView } from "../../shared/bookings/booking-schemas";
import type { CrewEntryView } from "../../shared/bookings/outing-people";
import {
  crewView,
  type InvitationView,
  invitationView,
  outingCrewView,
} from "../../shared/crew/crew-schemas";
import type { MailKind } from "../../shared/mail/mail-kinds";
import { openTestClub } from "./open-test-club";
import type { TestClient } from "./test-client";
import { type PersonKey, personEmail } from "./test-people";

const day = "2026-11-24";

/** A club in which Sam books a Tango of three seats, 2 hours of 3 balance hours, and asks others along. */
export function openCrewClub() {
  const club = openTestClub();
  const db = () => club().services.db;
  const clients = new Map<PersonKey, TestClient>();
  beforeEach(async () => {
    clients.clear();
    for (const key of ["sam", "lee", "zero", "unlimited", "pending", "admin", "manager"] as const) {
      clients.set(key, await club().signIn(key));
    }
  });
  const as = (key: PersonKey): TestClient => {
    const client = clients.get(key);
    if (!client) throw new Error(`${key} is not signed in`);
    return client;
  };

  /** Books for Sam, or somebody else; gives the id. */
  async function book(changes: object = {}, by: PersonKey = "sam"): Promise<number> {
    const outing = { boatId: club().boats.tango.id, dateStr: day, timeStr: "10:00", duration: 2 };
    const answer = await as(by).post("/api/bookings", { ...outing, ...changes });
    expect(answer.status, answer.text).toBe(201);
    return answer.read(bookedView).booking.id;
  }

  /** The crew of an outing, as whoever is in it sees it. */
  const crewOf = async (id: number, by: PersonKey = "sam") =>
    (await as(by).get(`/api/bookings/${id}/crew`)).read(outingCrewView);

  const add = (id: number, whom: object, by: PersonKey = "sam") =>
    as(by).post(`/api/bookings/${id}/crew`, whom);

  /** Asks somebody by e-mail where that must be done; gives the crew. */
  async function asked(id: number, whom: PersonKey): Promise<CrewEntryView[]> {
    const answer = await add(id, { email: personEmail(whom) });
    expect(answer.status, answer.text).toBe(202);
    return answer.read(crewView).crew;
  }

  const invitations = async (of: PersonKey): Promise<InvitationView[]> =>
    (await as(of).get("/api/members/invitations")).read(z.array(invitationView));

  const accept = (crewId: number, by: PersonKey, body: object = {}, headers = {}) =>
    as(by).request("POST", `/api/crew/${crewId}/accept`, body, headers);

  /** Asks somebody, who says yes; gives their entry. */
  async function joined(id: number, who: PersonKey): Promise<number> {
    await asked(id, who);
    const invitation = (await invitations(who)).find(({ booking }) => booking.id === id);
    if (!invitation) throw new Error(`${who} was not asked`);
    const answer = await accept(invitation.id, who);
    expect(answer.status, answer.text).toBe(200);
    return invitation.id;
  }

  const share = (id: number, ways: number) =>
    as("sam").put(`/api/bookings/${id}/share`, { share: "equal", ways });

  const leave = (id: number, crewId: number, by: PersonKey) =>
    as(by).delete(`/api/bookings/${id}/crew/${crewId}`);

  async function balance(of: PersonKey): Promise<number> {
    const account = await db().memberSubscription.findUniqueOrThrow({
      where: { memberId: club().people[of].id },
    });
    return account.remainingHours.toNumber();
  }

  const subtract = (hours: number) =>
    as("admin").post(`/api/admin/members/${club().people.sam.id}/subtract-hours`, { hours });

  const mails = (kind: MailKind) =>
    db().outboxMessage.findMany({ where: { kind }, orderBy: { id: "asc" } });

  return {
    club,
    db,
    day,
    as,
    book,
    crewOf,
    add,
    asked,
    invitations,
    accept,
    joined,
    share,
    leave,
    balance,
    subtract,
    mails,
  };
}

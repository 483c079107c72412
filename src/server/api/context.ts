import type { FastifyRequest } from "fastify";
import type { ChangeTopic } from "../../shared/live/changes";
import { networkOf } from "../auth/network-of";
import type { SignInAttempts } from "../auth/sign-in-attempts";
import type { VisitorLimit } from "../auth/visitor-limit";
import type { ChangeFeed } from "../changes/change-feed";
import type { PrismaClient } from "../database/open-database";
import { findDeviceByKey } from "../devices/device-queries";
import type { DemoName } from "../env";
import type { KeptAvailability } from "../fleet/kept-availability";
import type { DockDevice, Member } from "../generated/prisma/client";
import type { PaymentGateway } from "../payments/gateway";
import { type Actor, actorOf, nobody } from "../people/actor";
import { findMember } from "../people/member-queries";
import type { KeptProfile } from "../settings/kept-profile";
import type { Clock } from "../time/clock";
import type { Moment } from "../time/moment";
import { deviceKeyOf } from "./http/device-keys";

/** What the process lends to every call. */
export interface Services {
  db: PrismaClient;
  clock: Clock;
  attempts: SignInAttempts;
  visitors: VisitorLimit;
  /** undefined where hours are paid for at the clubhouse only */
  gateway: PaymentGateway | undefined;
  /** what is so at this club and otherwise at the next */
  profile: KeptProfile;
  availability: KeptAvailability;
  /** tells open screens what to read again */
  changes: ChangeFeed;
  /** sends what the outbox holds, soon */
  nudgeMail: () => void;
  /** whether mail is sent, and not only written to a folder */
  mailLeaves: boolean;
  /** whether webhooks may lead to private addresses and over plain http */
  webhookPrivate: boolean;
  publicUrl: string;
  /** signs the addresses that end a kind of mail */
  linkSecret: string;
  /** the forecast service that browsers ask for the weather */
  weatherUrl: string;
  /** undefined: a random one for each new member */
  temporaryPassword: string | undefined;
  /** the demo club whose published accounts the database holds; null: none */
  demo: DemoName | null;
}

/** One call: the server, the moment it came, and who calls. */
export interface Context extends Services {
  moment: Moment;
  /** its session is looked up at each use, because a log-in replaces it */
  request: FastifyRequest;
  /** whom the limits count: an address, or the network of one line */
  address: string;
  /** who is signed in, read once per request */
  caller: () => Promise<Member | null>;
  /** what the writes of this request may have changed, for the answer to name */
  touched: Set<ChangeTopic>;
  /** the same as the one who acts; a visitor where nobody is signed in */
  actor: () => Promise<Actor>;
  /** the tablet at the dock that asks; where somebody is signed in, they do */
  device: () => Promise<DockDevice | null>;
}

export function contextFor(services: Services, request: FastifyRequest): Context {
  let signedInNow: Promise<Member | null> | undefined;
  const caller = () => {
    if (request.token) return Promise.resolve(request.token.member);
    // Calls of a batch share the request: after a log-out among them there is no session, after a
    // log-in there is one whose member has not been read yet.
    const { memberId, member } = request.session ?? {};
    if (memberId === undefined) return Promise.resolve(null);
    if (member) return Promise.resolve(member());
    signedInNow ??= findMember(services.db, memberId);
    return signedInNow;
  };
  return {
    moment: services.profile.momentAt(services.clock.now()),
    request,
    address: networkOf(request.ip),
    touched: new Set(),
    caller,
    actor: async () => {
      const member = await caller();
      return member ? actorOf(member, request.token !== null) : nobody;
    },
    device: async () => {
      const key = deviceKeyOf(request);
      return key === undefined || (await caller()) ? null : findDeviceByKey(services.db, key);
    },
    // Last, because V8 copies it twenty times slower into an object that others are added to.
    ...services,
  };
}

import { type PricedPlan, priceLine } from "../../shared/payments/order-totals";
import { addDays, toDay } from "../../shared/time/club-dates";
import { boatSubject, clubSubject, memberSubject, recordAct } from "../audit/record-act";
import { joinSeries } from "../bookings/book-series";
import { withdrawBooking } from "../bookings/withdraw-booking";
import type { Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import { introductoryRowMail } from "../introductory-rows/introductory-row-mails";
import { queueMail } from "../mail/queue-mail";
import { grantOrder } from "../payments/grant-order";
import { clubhouseCapture } from "../payments/mark-order-paid";
import { listPricedPlans } from "../payments/price-cart";
import { recordOrder } from "../payments/record-order";
import { actorOf } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { momentAt } from "../time/moment";
import { buildBooking, buildHours } from "./builders";
import { type DemoClub, type DemoOuting, named } from "./demo-club";
import { shareDemoOuting } from "./demo-crew";
import { type DemoOrder, demoOrders } from "./demo-orders";
import { demoSeasons, demoSeries } from "./demo-outings";
import type { DemoKey } from "./demo-people";
import { demoRowRequests } from "./demo-row-requests";

export interface DemoCast {
  boats: ReadonlyMap<string, Boat>;
  people: ReadonlyMap<DemoKey, Member>;
}

/** Hours that a member was given on a day, counted from today. */
export interface DemoGift {
  who: DemoKey;
  day: number;
  hours: number;
}

/** Something that happened, when the club's clock showed the hour of that day. */
interface Happening {
  moment: Moment;
  happen: (moment: Moment) => Promise<unknown>;
}

interface Named {
  boat: (key: string) => Boat;
  person: (key: DemoKey) => Member;
}

/** Lets everything happen in the order of time, as a club's books are written. */
export async function playDemoPast(
  tx: Tx,
  demo: DemoClub,
  { boats, people }: DemoCast,
  { outings, gifts }: { outings: readonly DemoOuting[]; gifts: readonly DemoGift[] },
  moment: Moment,
): Promise<void> {
  const { at, clock, club } = moment;
  const { today } = moment.now;
  const plans = await listPricedPlans(tx, club);
  const boat = (key: string) => named(boats, key);
  const person = (key: DemoKey) => named(people, key);
  const planNamed = new Map(plans.map((plan) => [plan.name, plan]));
  const on = (day: number, time: string, happen: Happening["happen"]): Happening => {
    const then = clock.instantOf(addDays(today, day), time);
    return { moment: momentAt(then < at ? then : at, club), happen };
  };

  const happenings = [
    ...gifts.map(({ who, day, hours }) =>
      on(day, "09:00", (then) => buildHours(tx, person(who).id, hours, then)),
    ),
    ...outings.map((outing) =>
      on(outing.booked ?? outing.day - 2, "19:00", (then) =>
        row(tx, outing, { boat, person }, today, then),
      ),
    ),
    on(demo.series.booked ?? 0, "19:00", (then) =>
      rowSeries(tx, demoSeries(demo, moment), { boat, person }, today, then),
    ),
    ...demoOrders.map((order) =>
      on(order.day, "10:00", (then) => {
        const plan = named(planNamed, order.plan);
        return sell(tx, { ...order, plan }, person(order.who), person("admin"), then);
      }),
    ),
    ...demoRowRequests.map((request) =>
      on(request.day, "12:00", (then) => ask(tx, demo, request, person("admin"), then.at)),
    ),
    on(-30, "20:00", (then) =>
      recordAct(
        tx,
        actorOf(person("admin")),
        "member paused",
        memberSubject(person("paused")),
        then.at,
      ),
    ),
    ...demo.boats
      .filter(({ available = true, managerDisabled = false }) => !available && !managerDisabled)
      .map(({ key }) =>
        on(-12, "17:00", (then) =>
          recordAct(
            tx,
            actorOf(person("manager")),
            "boat switched off",
            boatSubject(boat(key)),
            then.at,
          ),
        ),
      ),
  ];
  await rowSeasons(tx, demo, { boat, person }, moment);
  happenings.sort((a, b) => a.moment.at.getTime() - b.moment.at.getTime());
  for (const { moment: then, happen } of happenings) await happen(then);
  await settleMail(tx);
}

async function rowSeasons(tx: Tx, demo: DemoClub, { boat, person }: Named, moment: Moment) {
  const { now, clock } = moment;
  await tx.booking.createMany({
    data: demoSeasons(demo, moment).map(({ who, day, ...outing }) => ({
      memberId: person(who).id,
      boatId: boat(outing.boat).id,
      bookingDate: toDay(addDays(now.today, day)),
      startTime: outing.startTime,
      duration: outing.duration,
      hoursUsed: 0,
      createdBy: person(who).id,
      createdAt: clock.instantOf(addDays(now.today, day - 2), "19:00"),
    })),
  });
}

async function rowSeries(
  tx: Tx,
  weeks: readonly DemoOuting[],
  people: Named,
  today: string,
  moment: Moment,
) {
  const booked = [];
  for (const week of weeks) booked.push({ id: await row(tx, week, people, today, moment) });
  await joinSeries(tx, booked);
}

async function row(
  tx: Tx,
  { who, day, startTime, duration, cancelled, shared, ...outing }: DemoOuting,
  { person, ...named }: Named,
  today: string,
  moment: Moment,
): Promise<number> {
  const member = person(who);
  const boat = named.boat(outing.boat);
  const span = { bookingDate: addDays(today, day), startTime, duration };
  const id = await buildBooking(tx, { boat, member, span }, moment);
  if (shared) await shareDemoOuting(tx, id, shared, person, moment);
  if (cancelled) await withdraw(tx, { id, boat, member, bookingDate: span.bookingDate }, moment);
  return id;
}

async function withdraw(
  tx: Tx,
  {
    id,
    boat,
    member,
    bookingDate,
  }: { id: number; boat: Boat; member: Member; bookingDate: string },
  moment: Moment,
) {
  const booking = {
    id,
    memberId: member.id,
    boatId: boat.id,
    bookingDate: toDay(bookingDate),
  };
  const withdrawal = { reason: `Cancelled ${boat.name}`, boat: boat.name };
  await withdrawBooking(tx, booking, withdrawal, actorOf(member), moment);
}

async function sell(
  tx: Tx,
  { plan, paid }: Pick<DemoOrder, "paid"> & { plan: PricedPlan },
  buyer: Member,
  admin: Member,
  moment: Moment,
) {
  const { at } = moment;
  const lines = [priceLine(plan, { planId: plan.id, quantity: 1 })];
  const order = { memberId: buyer.id, gateway: "clubhouse", status: "pending", lines } as const;
  const orderId = await recordOrder(tx, { ...order, club: moment.club, createdBy: admin.id, at });
  const by = actorOf(admin);
  await recordAct(tx, by, "sold at the clubhouse", memberSubject(buyer), at, {
    after: { orderId, paid },
  });
  if (paid) await grantOrder(tx, { orderId, captureId: clubhouseCapture(orderId) }, by, moment);
}

async function ask(
  tx: Tx,
  { home }: DemoClub,
  { row, answered }: (typeof demoRowRequests)[number],
  admin: Member,
  at: Date,
) {
  const { numberOfPeople, experienceLevel, specialRequests = "", ...who } = row;
  const customer = { ...who, phone: `${home.phonesBegin}${row.phone}` };
  const wish = { numberOfPeople, experienceLevel, specialRequests, paymentMethod: "cash" } as const;
  const { id } = await tx.introductoryRow.create({
    data: {
      ...wish,
      customer: { create: customer },
      createdAt: at,
      ...(answered && { answeredAt: at, answerer: { connect: { id: admin.id } } }),
    },
  });
  const accepted = {
    termsAccepted: true,
    safetyAccepted: true,
    cancellationAccepted: true,
  } as const;
  const mail = introductoryRowMail({ ...customer, ...wish, ...accepted });
  await queueMail(tx, (await getClubSettings(tx)).email, mail, at);
  if (!answered) return;
  const subject = clubSubject(`request ${id}`, id);
  await recordAct(tx, actorOf(admin), "introductory row answered", subject, at);
}

/** All of it left long ago, but for one receipt whose reader could not be reached. */
async function settleMail(tx: Tx) {
  await tx.$executeRaw`
    UPDATE "outbox" SET "sentAt" = "createdAt" + interval '1 minute', "attempts" = 1,
                        "firstTriedAt" = "createdAt"`;
  await tx.$executeRaw`
    UPDATE "outbox" SET "sentAt" = NULL, "attempts" = 14, "lastError" = '550 Mailbox full',
                        "setAsideAt" = "createdAt" + interval '1 day'
     WHERE "id" = (SELECT max("id") FROM "outbox" WHERE "kind" = 'receipt')`;
}

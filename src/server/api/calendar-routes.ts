import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { maxId } from "../../shared/ids";
import { Refusal } from "../../shared/refusals";
import { getBookingCalendar } from "../calendar/booking-calendar";
import { readCalendarAt } from "../calendar/calendar-address";
import { contextFor, type House } from "./context";
import { requireStanding } from "./require-standing";

/** Calendars: one booking to its own member, and what phones subscribe to at secret addresses. */
export function serveCalendars(app: FastifyInstance, house: House) {
  app.get<{ Params: { id: string } }>("/api/bookings/:id/calendar.ics", async (request, reply) => {
    const { by } = await requireStanding(contextFor(house, request), "pending");
    const { db } = house;
    const id = /^\d{1,10}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const booking = id <= maxId && (await db.booking.findFirst({ where: { id, memberId: by.id } }));
    if (!booking) throw new Refusal("BOOKING_NOT_FOUND");
    reply.header("content-disposition", `attachment; filename="${bookingReference(id)}.ics"`);
    return answer(request, reply, await getBookingCalendar(db, id, house.publicUrl));
  });

  app.get<{ Params: { file: string } }>("/calendar/:file", async (request, reply) => {
    const token = request.params.file.replace(/\.ics$/, "");
    const { db, clock, publicUrl } = house;
    return answer(request, reply, await readCalendarAt(db, token, publicUrl, clock.now()));
  });
}

/** The calendar, or 304 when the reader already has this one. */
function answer(request: FastifyRequest, reply: FastifyReply, calendar: string) {
  const tag = `"${createHash("sha256").update(calendar).digest("base64url")}"`;
  reply.header("etag", tag).header("cache-control", "private, no-cache");
  if (request.headers["if-none-match"]?.includes(tag)) return reply.status(304).send();
  return reply.header("content-type", "text/calendar; charset=utf-8").send(calendar);
}

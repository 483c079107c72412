import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bookingReference } from "../../../shared/bookings/booking-reference";
import { id } from "../../../shared/fields/ids";
import { getOwnBookingFile } from "../../calendar/booking-calendar";
import { readCalendarAt } from "../../calendar/calendar-address";
import { isNotModified } from "../../pages/not-modified";
import { contextFor, type Services } from "../context";
import { requireRole } from "../require-role";

/** Calendars: one booking to its own member, and what phones subscribe to at secret addresses. */
export function serveCalendars(app: FastifyInstance, services: Services) {
  app.get<{ Params: { id: string } }>("/api/bookings/:id/calendar.ics", async (request, reply) => {
    const ctx = contextFor(services, request);
    const { by } = await requireRole(ctx, "pending");
    const asked = /^\d{1,10}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const own = { id: id.catch(0).parse(asked), memberId: by.id };
    const { db, publicUrl, moment } = ctx;
    const { text } = await getOwnBookingFile(db, own, publicUrl, moment);
    const name = bookingReference(own.id, moment.club);
    reply.header("content-disposition", `attachment; filename="${name}.ics"`);
    return answer(request, reply, text);
  });

  app.get<{ Params: { file: string } }>("/calendar/:file", async (request, reply) => {
    const token = request.params.file.replace(/\.ics$/, "");
    const { db, clock, profile, publicUrl } = services;
    const moment = profile.momentAt(clock.now());
    return answer(request, reply, await readCalendarAt(db, token, publicUrl, moment));
  });
}

/** The calendar, or 304 when the reader already has this one. */
function answer(request: FastifyRequest, reply: FastifyReply, calendar: string) {
  const tag = `"${createHash("sha256").update(calendar).digest("base64url")}"`;
  reply.header("etag", tag).header("cache-control", "private, no-cache");
  if (isNotModified(request, tag)) return reply.status(304).send();
  return reply.header("content-type", "text/calendar; charset=utf-8").send(calendar);
}

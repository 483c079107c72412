// A bare Fastify: /bytes sends what the product sends, /sql runs the product's SQL for it, and
// /quickest passes on the text that the quickest statement we know gives.
import Fastify from "fastify";
import { availabilitySql } from "../../src/server/fleet/boat-queries";
import { openPlain } from "./bench-database";
import { month } from "./season";

const [databaseUrl = "", embeddedIn = ""] = process.argv.slice(2);
const plain = await openPlain(databaseUrl ? { databaseUrl } : { embeddedIn });

const { text, values } = availabilitySql(month, false, new Date());
const ask = async () => {
  const { bookings, blocks } = Object((await plain.query(text, values))[0]);
  return { bookings, blocks };
};
const bytes = JSON.stringify(await ask());

const quickest = `
  SELECT '{"bookings":[' || coalesce((SELECT string_agg('{"bookingDate":"' || "bookingDate"
      || '","startTime":"' || "startTime" || '","duration":' || "duration"
      || ',"status":"confirmed"}', ',' ORDER BY "bookingDate", "startTime")
    FROM "bookings" WHERE "boatId" = $1 AND "status" = 'confirmed'
     AND "bookingDate" BETWEEN $2::date AND $3::date), '')
  || '],"blocks":' || coalesce((SELECT json_agg(json_build_object('startDate', "startDate",
      'endDate', "endDate", 'reason', "reason") ORDER BY "startDate")
    FROM "boat_blocks" WHERE "boatId" = $1 AND "startDate" <= $3::date AND "endDate" >= $2::date
    )::text, '[]') || '}' AS "answer"
  FROM "boats" WHERE "id" = $1 AND NOT "managerDisabled"`;
const askQuickest = async () => {
  const { id, startDate, endDate } = month;
  const [row] = await plain.prepared("month", quickest, [id, startDate, endDate]);
  return String(Object(row).answer);
};
// In the database a duration has one decimal, in JSON only where it needs one.
const said = (json: string) => JSON.stringify(JSON.parse(json));
if (said(await askQuickest()) !== said(bytes)) throw new Error("The floors answer differently.");

const json = "application/json; charset=utf-8";
const app = Fastify();
app.get("/sql", async (_request, reply) => reply.send(await ask()));
app.get("/quickest", async (_request, reply) => reply.type(json).send(await askQuickest()));
app.get("/bytes", (_request, reply) => reply.type(json).send(bytes));
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));

process.once("SIGTERM", async () => {
  await app.close();
  await plain.close();
});

// A bare Fastify: /bytes sends what the product sends, /sql runs the product's SQL for it.
import Fastify from "fastify";
import { availabilitySql } from "../../src/server/boats/boat-queries";
import { openPlain } from "./bench-database";
import { month } from "./season";

const [databaseUrl = "", embeddedIn = ""] = process.argv.slice(2);
const plain = await openPlain(databaseUrl ? { databaseUrl } : { embeddedIn });
const { text, values } = availabilitySql(month, false);
const ask = async () => (await plain.query(text, values))[0];
const bytes = JSON.stringify(await ask());

const app = Fastify();
app.get("/sql", async (_request, reply) => reply.send(await ask()));
app.get("/bytes", (_request, reply) => reply.type("application/json; charset=utf-8").send(bytes));
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));

process.once("SIGTERM", async () => {
  await app.close();
  await plain.close();
});

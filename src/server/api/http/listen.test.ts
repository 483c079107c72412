import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "./listen";

let first: ReturnType<typeof Fastify>;
let second: ReturnType<typeof Fastify>;
beforeEach(() => {
  first = Fastify();
  second = Fastify();
});
afterEach(() => Promise.all([first.close(), second.close()]));

test("names PORT when another program has it", async () => {
  await listen(first, { port: 0, host: "127.0.0.1" });
  const port = first.addresses()[0]?.port ?? 0;
  await expect(listen(second, { port, host: "127.0.0.1" })).rejects.toThrow(
    `PORT ${port} is taken by another program`,
  );
});

test("names HOST when it is not of this machine", async () => {
  // 192.0.2.0/24 is kept for documentation: no machine has it.
  await expect(listen(first, { port: 0, host: "192.0.2.1" })).rejects.toThrow(
    "HOST 192.0.2.1 is not an address of this machine.",
  );
});

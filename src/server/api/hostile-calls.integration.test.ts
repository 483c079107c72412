import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

describe("a body that is no JSON", () => {
  const form = "multipart/form-data; boundary=x";

  test("is refused by its header, before it has come", async () => {
    const { app } = club();
    if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
    const url = new URL("/api/trpc/auth.login", app.listeningOrigin);
    const status = await new Promise((resolve, reject) => {
      const sending = request(url, { method: "POST", headers: { "content-type": form } });
      sending.on("error", reject).on("response", (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      });
      // The rest of it never comes.
      sending.write("--x\r\n");
    });
    expect(status).toBe(415);
  });

  test("leaves reads alone, whatever they announce", async () => {
    const headers = { "content-type": "text/plain" };
    const url = "/api/trpc/boats.list";
    expect((await club().visitor().raw({ method: "GET", url, headers })).status).toBe(200);
  });
});

describe("a batch", () => {
  const ask = (calls: number) =>
    club()
      .visitor()
      .get(`/api/trpc/${Array(calls).fill("boats.list").join()}?batch=1`);

  test("takes as many calls as a screen asks at once", async () => {
    const answer = await ask(20);
    expect(answer.status).toBe(200);
    expect(answer.json()).toHaveLength(20);
  });

  test("of more is refused", async () => {
    expect((await ask(21)).status).toBe(400);
    expect((await ask(200)).status).toBe(400);
  });
});

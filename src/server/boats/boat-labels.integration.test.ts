import { expect, test } from "vitest";
import { qrCodeSvg } from "../pictures/draw-qr-code";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub({ restore: false });

test("staff take a boat's QR code as a picture, which leads to the boat's page", async () => {
  const { id } = club().boats.solo;
  const manager = await club().signIn("manager");
  const answer = await manager.get(`/api/boats/${id}/qr.svg`);
  expect(answer.headers["content-type"]).toBe("image/svg+xml");
  expect(answer.text).toBe(qrCodeSvg(`https://club.example/boats/${id}`));
  const sam = await club().signIn("sam");
  expect((await sam.get(`/api/boats/${id}/qr.svg`)).status).toBe(403);
  expect((await club().visitor().get(`/api/boats/${id}/qr.svg`)).status).toBe(401);
  expect((await manager.get("/api/boats/99999/qr.svg")).json()).toMatchObject({
    code: "BOAT_NOT_FOUND",
  });
});

test("there is a label for each boat in service, and none for a retired one", async () => {
  const manager = await club().signIn("manager");
  const labels = await ask(manager, "boats.labels");
  const { solo, tango, offline } = club().boats;
  expect(labels.map(({ name, address }) => [name, address])).toEqual(
    [solo, tango, offline].map(({ id, name }) => [name, `https://club.example/boats/${id}`]),
  );
});

import { expect, test } from "vitest";
import { openTestClub } from "../../testing/open-test-club";
import { restRoutes } from "../rest/rest-routes";
import type { OpenApi } from "./openapi";

const club = openTestClub({ restore: false });

const read = async () => (await club().visitor().get("/api/openapi.json")).json() as OpenApi;

test("every REST row is described, and nothing else", async () => {
  const { paths } = await read();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = restRoutes.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`,
  );
  expect(described.sort()).toEqual(served.sort());
});

test("a call is described with what its procedure checks and answers", async () => {
  const { paths } = await read();
  const book = paths["/api/bookings"]?.post;
  expect(book?.requestBody?.content["application/json"].schema).toMatchObject({
    required: ["boatId", "dateStr", "timeStr", "duration"],
    properties: { duration: { minimum: 0.5, maximum: 4, multipleOf: 0.5 } },
  });
  expect(book?.responses).toHaveProperty("201");
  const cancel = paths["/api/bookings/{id}"]?.delete;
  expect(cancel?.parameters).toMatchObject([{ name: "id", in: "path", required: true }]);
  expect(cancel?.requestBody?.required).toBe(false);
});

test("a call that may be repeated is described with its Idempotency-Key, and no other is", async () => {
  const { paths } = await read();
  const key = { name: "Idempotency-Key", in: "header", required: false };
  expect(paths["/api/bookings"]?.post?.parameters).toMatchObject([key]);
  expect(paths["/paypal/order/{id}/capture"]?.post?.parameters).toMatchObject([
    { name: "id" },
    key,
  ]);
  expect(JSON.stringify(paths["/api/bookings/{id}"]?.delete)).not.toContain("Idempotency-Key");
});

test("the query of a read is described as parameters", async () => {
  const { paths } = await read();
  const parameters = paths["/api/boats/{id}/availability"]?.get?.parameters;
  expect(parameters?.map(({ name }) => name)).toEqual(["id", "startDate", "endDate"]);
});

test("no password leaves through any described answer", async () => {
  const { paths } = await read();
  for (const [path, methods] of Object.entries(paths)) {
    for (const operation of Object.values(methods)) {
      expect(JSON.stringify(operation.responses), path).not.toMatch(/"password"/);
    }
  }
});

test("the page names every path, for people", async () => {
  const page = await club().visitor().get("/api/docs");
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const { path } of restRoutes) {
    expect(page.text).toContain(path.replace(/:(\w+)/g, "{$1}"));
  }
});

import { describe, expect, expectTypeOf, test } from "vitest";
import { documentedProfile } from "../../../shared/profile/club-profile";
import { documentedCalls } from "../../testing/documented-calls";
import { describeApi } from "../docs/openapi";
import type { RestMeta } from "../procedure-meta";
import type { Procedure } from "../procedures";
import { callTable } from "./call-table";
import { routesOf } from "./rest-routes";

test("the cards say of each call what the documents say, and of no other", () => {
  const served = callTable.map(({ call, status, who, token }) =>
    [call, status, who, token ?? []].flat(),
  );
  expect(served.sort()).toEqual([...documentedCalls].sort());
});

test("no call stands in two cards", () => {
  const calls = callTable.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
});

describe("a procedure is refused at the start", () => {
  const path = "/api/oars";
  const built = (type: Procedure["type"], rest: RestMeta): Procedure => ({
    name: "boats.oars",
    type,
    meta: { rest },
    built: {},
  });

  test.each([
    built("mutation", { method: "GET", path }),
    built("subscription", { method: "GET", path }),
    built("query", { method: "POST", path }),
    built("query", { method: "GET", path, redirect: "/login" }),
  ])("where a $type would answer $meta.rest.method", (procedure) => {
    expect(() => routesOf(procedure)).toThrow(`/api/oars needs a`);
  });

  test("and is taken where its procedure does what the method says", () => {
    expect(routesOf(built("query", { method: "GET", path }))).toMatchObject([{ path }]);
    expect(routesOf(built("mutation", { method: "PUT", path }))).toMatchObject([{ path }]);
  });
});

test("each parameter of a path is an input that its procedure checks", () => {
  const operations = Object.values(describeApi("Club", documentedProfile).paths).flatMap(
    (methods) => Object.values(methods),
  );
  const inPath = operations.flatMap(({ operationId, parameters }) =>
    parameters.flatMap((one) => (one.in === "path" ? { operationId, ...one } : [])),
  );
  expect(inPath.length).toBeGreaterThan(40);
  expect(inPath.filter(({ schema }) => Object.keys(Object(schema)).length === 0)).toEqual([]);
});

// Checked by the compiler.
test("no procedure opens a write to a token that only reads, nor a link to any", () => {
  type Read = { method: "GET"; path: "/api/oars"; token: "read" };
  expectTypeOf<Read>().toExtend<RestMeta>();
  expectTypeOf<Omit<Read, "token"> & { token: "write" }>().not.toExtend<RestMeta>();
  expectTypeOf<Read & { redirect: "/login" }>().not.toExtend<RestMeta>();
  type Write = { method: "PUT"; path: "/api/oars"; token: "write"; status: 201 };
  expectTypeOf<Write>().toExtend<RestMeta>();
  expectTypeOf<Omit<Write, "token"> & { token: "read" }>().not.toExtend<RestMeta>();
});

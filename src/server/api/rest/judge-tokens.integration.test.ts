import { beforeEach, describe, expect, test } from "vitest";
import { documentedCalls } from "../../testing/documented-calls";
import { endpoints } from "../../testing/http-endpoints";
import { openTestClub } from "../../testing/open-test-club";
import { refusalIn } from "../../testing/outing-log";
import { permissionTable } from "../../testing/permission-table";
import type { Method } from "../../testing/test-client";
import { makeToken, programWith } from "../../testing/token-client";
import { type RestRoute, restRoutes } from "./rest-routes";

const club = openTestClub();
let token: string;
let readToken: string;
beforeEach(async () => {
  const admin = await club().signIn("admin");
  ({ token } = await makeToken(admin, { staff: true }));
  ({ token: readToken } = await makeToken(admin, { staff: true, access: "read" }));
});

// What opens is what the documents open, not what the cards do: they are what is tried here.
const opening = new Map(documentedCalls.map(([call, , , token]) => [call, token]));
const rows = restRoutes.map((route) => {
  const name = `${route.method} ${route.path}`;
  return { name, route, opensTo: opening.get(name) };
});

const ask = (shown: string, { method, path, procedure }: RestRoute) => {
  const [input = {}] = permissionTable[procedure.name] ?? [];
  const url = path.replace(/:\w+/, "0");
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, `${value}`]),
  );
  const program = programWith(club(), shown);
  return method === "GET"
    ? program.get(`${url}?${query}`)
    : program.request(method satisfies Method, url, input);
};

describe("an admin's token", () => {
  test.each(rows.filter(({ opensTo }) => !opensTo))("does not open $name", async ({ route }) => {
    expect(refusalIn(await ask(token, route))).toEqual([403, "TOKEN_NOT_ALLOWED"]);
  });

  test.each(rows.filter(({ opensTo }) => opensTo))(
    "opens $name as its admin does",
    async ({ route }) => {
      const expected = permissionTable[route.procedure.name]?.[1].at(5);
      const answer = await ask(token, route);
      expect(answer.status, answer.text).toBe(expected === 200 ? (route.status ?? 200) : expected);
    },
  );

  const documented = new Set(rows.map(({ name }) => name));
  const outside = ["GET /healthz", "GET /readyz", "GET /manifest.webmanifest", "GET /*"];
  const others = endpoints.filter(
    ({ name }) =>
      !documented.has(name) &&
      !outside.includes(name) &&
      !/^GET \/(?:boat|club)-pictures/.test(name),
  );
  test.each(others)("does not open $name", async ({ method, target }) => {
    const answer = await programWith(club(), token).raw({ method, url: target, headers: {} });
    expect(refusalIn(answer)).toEqual([403, "TOKEN_NOT_ALLOWED"]);
  });
});

test.each(rows.filter(({ opensTo }) => opensTo === "write"))(
  "a token that only reads does not open $name",
  async ({ route }) => {
    expect(refusalIn(await ask(readToken, route))).toEqual([403, "TOKEN_READ_ONLY"]);
  },
);

describe("a program of an admin does not change who people are to the club", () => {
  const edit = (shown: string, changes: object) =>
    programWith(club(), shown).request(
      "PATCH",
      `/api/admin/members/${club().people.sam.id}/profile`,
      changes,
    );

  test.each([{ email: "new@row.example" }, { isManager: true }, { isAdmin: true }])(
    "by %j",
    async (change) => {
      expect(refusalIn(await edit(token, { phone: "1", ...change }))).toEqual([
        403,
        "TOKEN_NOT_ALLOWED",
      ]);
    },
  );

  test("but may send along what stays as it is", async () => {
    const { email } = club().people.sam;
    const answer = await edit(token, { email, isManager: false, phone: "250-555-0123" });
    expect(answer.status, answer.text).toBe(200);
  });

  test("nor makes anybody staff", async () => {
    const person = { firstName: "Noor", lastName: "Haddad", password: "heave-ho-77" };
    const create = (more: object) =>
      programWith(club(), token).post("/api/admin/members", { ...person, ...more });
    for (const role of [{ isManager: true }, { isAdmin: true }]) {
      const answer = await create({ email: "noor@row.example", ...role });
      expect(refusalIn(answer)).toEqual([403, "TOKEN_NOT_ALLOWED"]);
    }
    expect((await create({ email: "noor@row.example" })).status).toBe(201);
  });
});

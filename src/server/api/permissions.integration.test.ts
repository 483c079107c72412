import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { permissionTable as table } from "../testing/permission-table";
import { eachCaller, openCallers } from "../testing/role-callers";
import type { Method } from "../testing/test-client";
import { procedures } from "./procedures";
import { restRoutes } from "./rest/rest-routes";

const club = openTestClub();
const answers = openCallers(club);

const kindOf = new Map(procedures.map(({ name, type }) => [name, type]));

test("the table knows every procedure, and no other", () => {
  expect(Object.keys(table).sort()).toEqual([...kindOf.keys()].sort());
});

const rows = Object.entries(table).map(([name, [input, expected]]) => ({ name, input, expected }));
const isSubscription = (name: string) => kindOf.get(name) === "subscription";

test.each(rows.filter(({ name }) => !isSubscription(name)))(
  "$name answers each caller as the table says, over tRPC",
  async ({ name, input, expected }) => {
    const isQuery = kindOf.get(name) === "query";
    const query = `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const given = await answers((client) =>
      isQuery ? client.get(query) : client.post(`/api/trpc/${name}`, input),
    );
    expect(given).toEqual(eachCaller(expected));
  },
);

/** 200 once the stream carries something, or the status of the error it carries instead. */
async function firstWord(stream: AsyncIterable<unknown>): Promise<number> {
  let text = "";
  for await (const chunk of stream) {
    text += chunk;
    const refused = /event: serialized-error.*"httpStatus":(\d+)/s.exec(text);
    if (refused) return Number(refused[1]);
    if (/"topics":\[/.test(text)) return 200;
  }
  throw new Error(`The stream ended with ${text}`);
}

test.each(rows.filter(({ name }) => isSubscription(name)))(
  "$name opens a stream to each caller as the table says",
  async ({ name, expected }) => {
    const given = await answers(async (client) => {
      const answer = await club().app.inject({
        url: `/api/trpc/${name}`,
        headers: client.cookie ? { cookie: client.cookie } : {},
        payloadAsStream: true,
      });
      return { status: await firstWord(answer.stream()) };
    });
    expect(given).toEqual(eachCaller(expected));
  },
);

test.each(restRoutes.map((route) => ({ route, name: `${route.method} ${route.path}` })))(
  "$name answers each caller as its procedure does",
  async ({ route }) => {
    const row = table[route.procedure.name];
    const [input, expected] = row ?? [{}, []];
    const fine = route.redirect ? 302 : (route.status ?? 200);
    const url = route.path.replace(/:\w+/, "0");
    const query = new URLSearchParams(
      Object.entries(input).map(([key, value]) => [key, `${value}`]),
    );
    const given = await answers((client) =>
      route.method === "GET"
        ? client.get(`${url}?${query}`)
        : client.request(route.method satisfies Method, url, input),
    );
    expect(given).toEqual(eachCaller(expected.map((status) => (status === 200 ? fine : status))));
  },
);

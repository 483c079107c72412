import {
  type Attack,
  always,
  asAnyOther,
  asked,
  everywhere,
  json,
  takesJson,
  writes,
} from "./attack";
import { endpoints, type HttpEndpoint } from "./http-endpoints";

type Header = readonly [name: string, value: string];

/** The endpoint's own request with other headers, and with a body where it takes one. */
const headers =
  (...lists: (readonly Header[])[]) =>
  (endpoint: HttpEndpoint) =>
    lists.map((list) =>
      takesJson(endpoint)
        ? asked(endpoint, { headers: [json, ...list], body: '{"id":0}' })
        : asked(endpoint, { headers: list }),
    );

/** What stands before the body: methods, addresses, headers and cookies. */
export const headerAttacks: readonly Attack[] = [
  {
    name: "a write from a page of another site",
    at: writes,
    sends: headers(
      [["Origin", "https://evil.example"]],
      [["Origin", "null"]],
      [["Origin", "http://localhost.evil.example"]],
      [["Origin", ""]],
      [["Sec-Fetch-Site", "cross-site"]],
    ),
    ends: always(403),
  },
  {
    name: "a method the endpoint does not know",
    at: everywhere,
    sends: (endpoint) =>
      ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "QUERY", "CONNECT", "BREW", "\x16\x03"]
        .filter(
          (method) =>
            !endpoints.some((one) => one.target === endpoint.target && one.method === method),
        )
        .map((method) => asked(endpoint, { method })),
    ends: always(400, 404, 405, "closed", ...[401, 403, 415, 422]),
  },
  {
    name: "an id that is none",
    at: ({ target }) => /\/(?:0|none)\b/.test(target),
    sends: (endpoint) =>
      [
        ...["%00", "..%2f..%2fetc%2fpasswd", "%2e%2e", "-1", "1e9", "99999999999999999999", "0x1"],
        ...["%F0%9F%92%A7", "%ff", "%", "'%20OR%201=1--", "a".repeat(4_000), "a".repeat(9_000)],
      ].map((id) =>
        asked(endpoint, { target: endpoint.target.replace(/(?<=\/)(?:0|none)\b/, id) }),
      ),
    ends: ({ open }) => (open ? [200, 302, 400, 404, 414] : [400, 401, 403, 404, 414, 415, 422]),
  },
  {
    name: "a query without sense",
    at: ({ takes }) => takes === "nothing",
    sends: (endpoint) =>
      [
        ...["input=%00", "input=%22%5Cud800%22&startDate=%00", "input=5&input=6&batch=x"],
        `__proto__[isAdmin]=true&constructor=1&endDate=%ff&%&=&${"a=1&".repeat(3_000)}`,
      ].map((query) =>
        asked(endpoint, {
          target: `${endpoint.target}${endpoint.target.includes("?") ? "&" : "?"}${query}`,
        }),
      ),
    ends: asAnyOther,
  },
  {
    name: "cookies nobody gave out",
    at: everywhere,
    sends: headers(
      [["Cookie", "slipway=%zz; slipway; =; __proto__=x; slipway=\xff\xfe\x01"]],
      [["Cookie", `slipway=${"a".repeat(32)}.${"b".repeat(43)}`]],
      [["Cookie", `${"a=1; ".repeat(500)}slipway=${"a".repeat(10_000)}`]],
    ),
    ends: asAnyOther,
  },
  {
    name: "headers without measure",
    at: everywhere,
    sends: headers(
      [["Cookie", `slipway=${"a".repeat(20_000)}`]],
      [["X-Long", "a".repeat(40_000)]],
      Array.from({ length: 3_000 }, (_, nr): Header => [`X-${nr}`, "1"]),
    ),
    ends: always(431, "closed"),
  },
  {
    name: "headers that say strange things",
    at: everywhere,
    sends: headers(
      [
        ...([
          ["Idempotency-Key", "k".repeat(10_000)],
          ["Accept", "\xff"],
        ] as const),
        ...([
          ["X-Forwarded-For", "'; DROP TABLE members"],
          ["X-Forwarded-Proto", "x"],
        ] as const),
      ],
      [
        ...([
          ["If-None-Match", "*".repeat(9_000)],
          ["Range", "bytes=9-1,-,0-0"],
        ] as const),
        ...([
          ["Trpc-Accept", "application/jsonl"],
          ["Last-Event-Id", "\xff"],
        ] as const),
      ],
      [
        ["Upgrade", "websocket"],
        ["Connection", "Upgrade, close"],
        ["Expect", "200-ok"],
      ],
    ),
    ends: () => [...asAnyOther(), 206, 304, 415, 416, 417],
  },
  {
    name: "an address for somebody else",
    at: everywhere,
    sends: (endpoint) => [
      asked(endpoint, { target: `http://evil.example${endpoint.target}` }),
      ...["evil.example/x", "a b", "[::1", "", "elsewhere.example:99999", "1.2.3.999"].map((host) =>
        asked(endpoint, { headers: [["Host", host]] }),
      ),
      asked(endpoint, { target: endpoint.target.replace("/", "") }),
    ],
    ends: always(400, "closed"),
  },
];

import { gzipSync } from "node:zlib";
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
import type { HttpEndpoint } from "./http-endpoints";
import type { RawRequest } from "./raw-request";

const longText = "x".repeat(300_000);
const nested = `{"email":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
const megabyte = 1024 * 1024;

async function* endless(): AsyncGenerator<Uint8Array> {
  const chunk = Buffer.from(`4000\r\n${"a".repeat(0x4000)}\r\n`);
  for (;;) yield chunk;
}

/** Bodies that say they are JSON. */
const bodies =
  (...sent: NonNullable<RawRequest["body"]>[]) =>
  (endpoint: HttpEndpoint) =>
    sent.map((body) => asked(endpoint, { headers: [json], body }));

export const bodyAttacks: readonly Attack[] = [
  {
    name: "a body that is no JSON",
    at: takesJson,
    sends: (endpoint) =>
      [
        ...["multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "text/plain"],
        ...["application/octet-stream", "application/json-seq", "application/json, text/plain"],
        "nonsense;;",
      ].map((type) => asked(endpoint, { headers: [["Content-Type", type]], body: '{"id":0}' })),
    ends: always(415),
  },
  {
    name: "a body of no type",
    at: writes,
    sends: (endpoint) => [asked(endpoint, { body: '{"id":0}' })],
    ends: always(415),
  },
  {
    name: "broken JSON",
    at: takesJson,
    sends: bodies("{", '{"a":1}}', "\0", "NaN"),
    ends: always(400),
  },
  {
    name: "brackets in brackets without end",
    at: takesJson,
    sends: bodies(nested),
    ends: always(400),
  },
  {
    name: "keys that reach into the server's objects",
    at: takesJson,
    sends: bodies(
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"a":{"__proto__":{"isAdmin":true}}}',
    ),
    // tRPC parses by itself; what it parsed loses every key that no schema names.
    ends: ({ name }) => (name.includes("/api/trpc") ? asAnyOther() : [400]),
  },
  {
    name: "texts no database takes",
    at: takesJson,
    sends: bodies('{"email":"\\u0000"}', '{"reason":"\\ud800"}', '{"\\u0000":"\\u0000"}'),
    ends: always(400),
  },
  {
    name: "bytes that are no text, and keys twice",
    at: takesJson,
    sends: bodies(Buffer.from('{"id":"\xff\xfe\xc0"}', "latin1"), '{"id":0,"id":"x","id":[]}'),
    ends: asAnyOther,
  },
  {
    name: "a packed body",
    at: takesJson,
    sends: (endpoint) =>
      ["gzip", "identity, br"].map((coding) =>
        asked(endpoint, {
          headers: [json, ["Content-Encoding", coding]],
          body: gzipSync(`{"a":"${longText}"}`),
        }),
      ),
    ends: always(400),
  },
  {
    name: "a body over the limit",
    at: writes,
    sends: (endpoint) =>
      bodies(`{"reason":"${endpoint.large ? longText.repeat(11) : longText}"}`)(endpoint),
    ends: always(413, "closed"),
  },
  {
    name: "a large body that does not say how large it is",
    at: ({ large }) => large,
    sends: (endpoint) => {
      const chunks = `${longText.length.toString(16)}\r\n${longText}\r\n0\r\n\r\n`;
      const headers = [json, ["Transfer-Encoding", "chunked"]] as const;
      return [asked(endpoint, { headers, body: chunks })];
    },
    ends: always(413, "closed"),
  },
  {
    name: "a body said to have 300 MB, of which nothing comes",
    at: writes,
    sends: (endpoint) => [
      asked(endpoint, { headers: [json, ["Content-Length", String(300 * megabyte)]] }),
    ],
    ends: always(413),
  },
  {
    name: "a body that never ends",
    at: everywhere,
    sends: (endpoint) => [
      asked(endpoint, { headers: [json, ["Transfer-Encoding", "chunked"]], body: endless() }),
    ],
    ends: () => [...asAnyOther(), 413, "closed"],
  },
  {
    name: "a length that is a lie",
    at: writes,
    sends: (endpoint) => [
      asked(endpoint, { headers: [json, ["Content-Length", "-1"]] }),
      asked(endpoint, { headers: [json, ["Content-Length", "1e3"]] }),
      asked(endpoint, { headers: [json, ["Content-Length", "2"], ["Content-Length", "7"]] }),
      asked(endpoint, {
        headers: [json, ["Content-Length", "2"], ["Transfer-Encoding", "chunked"]],
        body: "0\r\n\r\n",
      }),
      asked(endpoint, { headers: [json, ["Transfer-Encoding", "chunked"]], body: "zz\r\n{}\r\n" }),
    ],
    ends: always(400, "closed"),
  },
];

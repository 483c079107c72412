import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type HookServer, openHookServer } from "../testing/hook-server";
import { TimedOut } from "./post-checked";
import { isPublicAddress, type Resolve } from "./public-address";
import { refuseWebhookAddress } from "./refuse-webhook-address";
import { sendSigned } from "./send-signed";

const at = new Date("2026-11-21T14:00:00Z");
const secret = "a secret of the club";

let program: HookServer;
let port: string;
beforeEach(async () => {
  program = await openHookServer();
  port = new URL(program.url).port;
});
afterEach(() => program.close());

const leadsTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

describe("a signed message", () => {
  it("carries a signature over its moment and its body", async () => {
    const body = '{"event":"outing.overdue"}';
    const url = `http://127.0.0.1:${port}/alarms?club=1`;
    await sendSigned({ url, secret }, body, at, { allowPrivate: true });
    const t = at.getTime() / 1000;
    const hmac = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
    expect(program.heard).toMatchObject([
      {
        body,
        headers: {
          "content-type": "application/json",
          "x-slipway-signature": `t=${t},sha256=${hmac}`,
        },
      },
    ]);
  });

  it("goes to the address that was checked, whatever the name leads to afterwards", async () => {
    const asked: string[] = [];
    const resolve: Resolve = async (name) => {
      asked.push(name);
      return leadsTo(asked.length === 1 ? "127.0.0.1" : "127.0.0.2")(name);
    };
    const url = `http://hooks.example:${port}/`;
    await sendSigned({ url, secret }, "{}", at, { allowPrivate: true, resolve });
    expect(asked).toEqual(["hooks.example"]);
    expect(program.heard[0]?.headers.host).toBe(`hooks.example:${port}`);
  });

  it.each([
    [301, "Answered with status 301"],
    [404, "Answered with status 404"],
    [500, "Answered with status 500"],
  ])("has not arrived where %i is answered, and follows nowhere", async (status, error) => {
    program.answer = (response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    };
    const url = `http://127.0.0.1:${port}/`;
    const sending = sendSigned({ url, secret }, "{}", at, { allowPrivate: true });
    await expect(sending).rejects.toThrow(error);
    expect(program.heard).toHaveLength(1);
  });

  it("waits for no answer that does not come", async () => {
    program.answer = () => {};
    const url = `http://127.0.0.1:${port}/`;
    const impatient = { allowPrivate: true, patienceMs: 200 };
    await expect(sendSigned({ url, secret }, "{}", at, impatient)).rejects.toThrow(TimedOut);
  });

  it.each([
    ["a name that leads here by now", "https://hooks.example/", leadsTo("127.0.0.1")],
    ["a name that leads here too", "https://hooks.example/", leadsTo("8.8.8.8", "10.0.0.1")],
    ["a mapped address", "https://[::ffff:127.0.0.1]/", leadsTo("8.8.8.8")],
    ["a number", "https://2130706433/", leadsTo("8.8.8.8")],
    ["plain http", "http://hooks.example/", leadsTo("8.8.8.8")],
  ])("does not go to %s", async (_, url, resolve) => {
    const sending = sendSigned({ url, secret }, "{}", at, { allowPrivate: false, resolve });
    await expect(sending).rejects.toThrow(/not public|not https|Not an https/);
    expect(program.heard).toEqual([]);
  });
});

it.each([
  ...["127.0.0.1", "10.1.1.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "169.254.169.254"],
  ...["0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1"],
  ...["::1", "::", "::ffff:127.0.0.1", "::ffff:a00:1", "::127.0.0.1", "::a00:1"],
  ...["64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2001:0:1::", "fe80::1"],
  ...["fec0::1", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "100::1", "::ffff:0:127.0.0.1"],
  "no address",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

// Whatever resolves to a public address here would be let through if its form were not seen through.
const disguised = [
  ...["https://0177.0.0.1/", "https://0177.0.0.01/", "https://017700000001/"],
  ...["https://0x7f000001/", "https://0X7F.0x0.0x0.0x1/", "https://0x7f.0.1/"],
  ...["https://2130706433/", "https://127.1/", "https://127.0.0.1./", "https://0/"],
  ...["https://%31%32%37.0.0.1/", "https://１２７.0.0.1/", "https://127。0。0。1/"],
  ...["https://012.0.0.1/", "https://0xa9fea9fe/", "https://2852039166/", "https://0300.0250.1.1/"],
  ...["https://[::ffff:127.0.0.1]/", "https://[0:0:0:0:0:ffff:7f00:1]/", "https://[::FFFF:A00:1]/"],
  ...["https://[::ffff:0:7f00:1]/", "https://[::127.0.0.1]/", "https://[::]/", "https://[0::1]/"],
  ...["https://[64:ff9b::127.0.0.1]/", "https://[2002:7f00:1::]/", "https://[fe80::1]/"],
];

describe("an address that is written in another form", () => {
  it.each(disguised)("%s is refused when it is set, and not connected to", async (url) => {
    const resolve = leadsTo("8.8.8.8");
    const refusal = await refuseWebhookAddress(url, { allowPrivate: false, resolve });
    expect(refusal?.code).toBe("WEBHOOK_ADDRESS");
    const sending = sendSigned({ url, secret }, "{}", at, { allowPrivate: false, resolve });
    await expect(sending).rejects.toThrow("not public");
  });

  it.each(["https://0x08080808/", "https://010.8.8.8/", "https://[::ffff:808:808]/"])(
    "%s is public, and passes",
    async (url) => {
      const resolve = leadsTo("127.0.0.1");
      expect(await refuseWebhookAddress(url, { allowPrivate: false, resolve })).toBeNull();
    },
  );
});

describe("an address that is set", () => {
  const refused = async (url: string, resolve: Resolve, allowPrivate = false) =>
    (await refuseWebhookAddress(url, { allowPrivate, resolve }))?.code ?? null;

  it.each([
    ["http://hooks.example/", leadsTo("8.8.8.8")],
    ["https://user:word@hooks.example/", leadsTo("8.8.8.8")],
    ["https://127.1/", leadsTo()],
    ["https://0x7f.1/", leadsTo()],
    ["https://[::ffff:7f00:1]/", leadsTo()],
    ["https://hooks.example/", leadsTo("8.8.8.8", "192.168.0.9")],
    ["ftp://hooks.example/", leadsTo("8.8.8.8")],
  ])("is refused as %s", async (url, resolve) => {
    expect(await refused(url, resolve)).toBe("WEBHOOK_ADDRESS");
  });

  it("passes when its name is public, or cannot be resolved now", async () => {
    expect(await refused("https://hooks.example/", leadsTo("8.8.8.8"))).toBeNull();
    const nowhere: Resolve = () => Promise.reject(new Error("No such name"));
    expect(await refused("https://hooks.example/", nowhere)).toBeNull();
  });

  it("may be private where the server says so", async () => {
    expect(await refused("http://127.0.0.1:9/", leadsTo(), true)).toBeNull();
  });
});

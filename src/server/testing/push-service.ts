import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { type PushMessage, pushMessage } from "../../shared/push/push-schemas";

/** What a push service took for one device, read as only that device can. */
export interface Pushed {
  message: PushMessage;
  /** seconds that the service would keep it */
  ttl: number;
  topic: string | undefined;
  /** who signed it, in their own words, and with which public key */
  signedBy: { sub: string; key: string };
}

/**
 * A push service on this machine, and the browsers that it gives addresses to. It refuses what its signature
 * (RFC 8292) or its encryption (RFC 8291) does not allow.
 */
export async function openPushService() {
  const devices = new Map<string, Device>();
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const device = devices.get(request.url ?? "");
    if (!device || service.answers !== 201) {
      response.writeHead(device ? service.answers : 404).end();
      return;
    }
    try {
      device.shown.push(read(request.headers, Buffer.concat(parts), device));
      response.writeHead(201).end();
    } catch (error) {
      service.refused.push(String(error));
      response.writeHead(400).end();
    }
  }).listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const service = {
    /** the status of every answer from now on */
    answers: 201,
    refused: [] as string[],
    device: () => {
      const device = makeDevice(origin);
      devices.set(new URL(device.subscription.endpoint).pathname, device);
      return device;
    },
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
  return service;
}
export type PushService = Awaited<ReturnType<typeof openPushService>>;

/** A browser that asked for an address. */
type Device = ReturnType<typeof makeDevice>;

function makeDevice(origin: string) {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    origin,
    ecdh,
    publicKey,
    auth,
    /** as the browser's `PushSubscription` gives it */
    subscription: {
      endpoint: `${origin}/push/${randomBytes(12).toString("hex")}`,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    /** what it has shown so far */
    shown: [] as Pushed[],
  };
}

function read(headers: IncomingHttpHeaders, body: Buffer, device: Device): Pushed {
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("Not in aes128gcm");
  const message = pushMessage.parse(JSON.parse(decrypted(body, device).toString("utf8")));
  return {
    message,
    ttl: Number(headers.ttl),
    topic: `${headers.topic}`,
    signedBy: signerOf(headers.authorization ?? "", device.origin),
  };
}

// RFC 8188: salt, record size, length of the key's name, the sender's public key, one record. RFC 8291 says
// which keys.
function decrypted(body: Buffer, { ecdh, publicKey, auth }: Device): Buffer {
  const salt = body.subarray(0, 16);
  const nameEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, nameEnd);
  const record = body.subarray(nameEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

function signerOf(authorization: string, origin: string): Pushed["signedBy"] {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1), y: part(33) };
  const holds = verify(
    "sha256",
    Buffer.from(`${head}.${payload}`),
    { key: jwk, format: "jwk", dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, sub } = claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  if (!holds || aud !== origin) throw new Error("Not signed for this push service");
  return { sub, key };
}

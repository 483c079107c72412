import { once } from "node:events";
import { connect, type Socket } from "node:net";

const longestAnswerMs = 10_000;

/** A request as it goes over the wire, however broken. Host and Connection are added if missing. */
export interface RawRequest {
  method: string;
  target: string;
  /** a name may stand there more than once */
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string | Uint8Array | AsyncIterable<Uint8Array>;
}

/** How a request ended: with a status, or with a closed connection and not a word. */
export type RawEnd = number | "closed";

/**
 * Sends a request on a connection of its own and gives how it ended. Throws when nothing happens
 * for 10 seconds. A stream of events counts as answered when it opens.
 */
export async function sendRaw(origin: string, request: RawRequest): Promise<RawEnd> {
  const { body = "" } = request;
  const socket = await openSocket(origin);
  try {
    const ended = endOf(socket);
    socket.write(headOf(request));
    if (typeof body === "string" || body instanceof Uint8Array) socket.write(body);
    else await Promise.race([pour(body, socket), ended]);
    return await ended;
  } finally {
    socket.destroy();
  }
}

/** A connection on which nothing is said yet. */
export async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  // A refused sender is cut off while it still writes; that is an end like another.
  return socket.on("error", () => {});
}

/** What stands before the body; its length is told if it is known. */
export function headOf({ method, target, headers = [], body }: RawRequest): string {
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name);
  const length =
    typeof body === "string" || body instanceof Uint8Array ? Buffer.byteLength(body) : 0;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has("host") ? [] : ["Host: localhost"]),
    ...(has("connection") ? [] : ["Connection: close"]),
    ...(length === 0 || has("content-length") || has("transfer-encoding")
      ? []
      : [`Content-Length: ${length}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

function endOf(socket: Socket): Promise<RawEnd> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const late = setTimeout(
      () => reject(new Error(`Nothing for ${longestAnswerMs} ms after: ${answer.slice(0, 200)}`)),
      longestAnswerMs,
    );
    const end = () => {
      clearTimeout(late);
      const [, status] = /^HTTP\/1\.[01] (\d{3}) /.exec(answer) ?? [];
      resolve(status === undefined ? "closed" : Number(status));
    };
    socket.on("data", (chunk) => {
      if (answer.length < 4096) answer += chunk.toString("latin1");
      if (/\r\ncontent-type: text\/event-stream/i.test(answer)) end();
    });
    socket.once("close", end);
  });
}

async function pour(body: AsyncIterable<Uint8Array>, socket: Socket) {
  for await (const chunk of body) {
    if (socket.destroyed) return;
    if (!socket.write(chunk)) {
      await Promise.race([once(socket, "drain"), once(socket, "close")]).catch(() => {});
    }
  }
}

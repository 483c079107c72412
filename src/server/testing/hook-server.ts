import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

/** A program of others on this machine, which remembers what it was sent. */
export interface HookServer {
  url: string;
  /** with the status that it answered */
  heard: { headers: IncomingHttpHeaders; body: string; status: number }[];
  /** how it answers from now on */
  answer: (response: ServerResponse) => void;
  close: () => Promise<unknown>;
}

export async function openHookServer(): Promise<HookServer> {
  const http = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    server.answer(response);
    server.heard.push({ headers: request.headers, body, status: response.statusCode });
  }).listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const server: HookServer = {
    url: `http://127.0.0.1:${port}/club`,
    heard: [],
    answer: (response) => response.writeHead(204).end(),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
  return server;
}

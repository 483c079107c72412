import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

/** A program of others on this machine, which remembers what it was sent. */
export interface HookServer {
  url: string;
  heard: { headers: IncomingHttpHeaders; body: string }[];
  /** what it answers from now on */
  status: number;
  close: () => Promise<unknown>;
}

export async function openHookServer(): Promise<HookServer> {
  const http = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    server.heard.push({ headers: request.headers, body });
    response.writeHead(server.status).end();
  }).listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const server: HookServer = {
    url: `http://127.0.0.1:${port}/club`,
    heard: [],
    status: 204,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
  return server;
}

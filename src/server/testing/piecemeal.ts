import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** A club whose pages come in pieces, as over a slow network. */
export interface Piecemeal {
  origin: string;
  /** Sends the next piece of the page that is on its way; false when it was the last. */
  sendNext: () => boolean;
  close: () => void;
}

/** Serves what another server answers to GET, from an address of its own. */
export async function openPiecemeal(origin: string): Promise<Piecemeal> {
  let waiting: string[] = [];
  let page: ServerResponse | undefined;
  const server = createServer(async ({ url = "/", headers: asked }, response) => {
    const { cookie = "", accept = "", "user-agent": agent = "" } = asked;
    const mobile = String(asked["sec-ch-ua-mobile"] ?? "");
    const headers = { cookie, accept, "user-agent": agent, "sec-ch-ua-mobile": mobile };
    const answer = await fetch(origin + url, { headers });
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    waiting = piecesOf(await answer.text());
    page = response;
    sendNext();
  });

  function sendNext(): boolean {
    page?.write(waiting.shift() ?? "");
    if (waiting.length === 0) page?.end();
    return waiting.length > 0;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no address.");
  return {
    // Under the same name, so that who is signed in there is signed in here.
    origin: `http://${new URL(origin).hostname}:${address.port}`,
    sendNext,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Up to the body in one, then picture by picture and paragraph by paragraph. */
const piecesOf = (page: string): string[] => page.split(/(?<=<body>|<\/(?:svg|h\d|p|a|button)>)/);

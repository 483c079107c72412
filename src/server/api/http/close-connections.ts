import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const longestAnswerMs = 5_000;

/**
 * Watches who is connected, and gives how to close: nobody new comes in, whoever asks nothing is let
 * go at once, and who waits for an answer once it is given or too late. Browsers keep connections
 * open on which they ask nothing for minutes.
 */
export function watchConnections(app: FastifyInstance): () => Promise<void> {
  const { open, asking } = watch(app.server);
  return async () => {
    const closed = app.close();
    for (const socket of open) if (!asking.has(socket)) socket.destroy();
    const late = new AbortController();
    const waiting = pause(longestAnswerMs, undefined, { signal: late.signal }).then(
      () => {
        for (const socket of open) socket.destroy();
      },
      () => {},
    );
    await closed;
    late.abort();
    await waiting;
  };
}

function watch(server: Server) {
  const open = new Set<Socket>();
  const asking = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    asking.add(socket);
    response.once("close", () => {
      asking.delete(socket);
      if (!server.listening) socket.end();
    });
  });
  return { open, asking };
}

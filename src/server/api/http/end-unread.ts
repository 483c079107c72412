import type { FastifyInstance } from "fastify";

/**
 * Ends connections that take nothing of their answer for so long; `connectionTimeout` of the server
 * has to be as long. Whoever waits for an answer that is still being made is not meant.
 */
export function endUnread(app: FastifyInstance, unreadMs: number) {
  app.addHook("onRequest", async (_request, { raw }) => {
    raw.on("timeout", (socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
    // To Node each heartbeat of a feed is a sign of life, though nobody takes it.
    let sentBefore = 0;
    const look = setInterval(() => {
      const { socket } = raw;
      if (!socket || raw.getHeader("content-type") !== "text/event-stream") return;
      const sent = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength > 0 && sent === sentBefore) socket.destroy();
      sentBefore = sent;
    }, unreadMs);
    raw.once("close", () => clearInterval(look.unref()));
  });
}

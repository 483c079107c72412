import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** What a mail server does with a message that is handed to it. */
export type MailManners = "accept" | "refuse" | "over limit" | "hang" | "die";

/** A real SMTP server in this process; its manners can change between messages. */
export interface MailServer {
  url: string;
  manners: MailManners;
  /** whole messages as they were taken */
  messages: string[];
  /** how many have begun to arrive */
  arrivals: number;
  close: () => Promise<void>;
}

export async function openMailServer(manners: MailManners = "accept"): Promise<MailServer> {
  const sockets = new Set<{ destroy: () => void }>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      server.arrivals += 1;
      if (server.manners === "die") {
        for (const socket of sockets) socket.destroy();
        return;
      }
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        if (server.manners === "hang") return;
        if (server.manners === "refuse") return done(new Error("No room in that mailbox"));
        if (server.manners === "over limit") return done(overLimit);
        server.messages.push(text);
        done();
      });
    },
  });
  // A client that was cut off is no fault of the server.
  smtp.on("error", () => {});
  smtp.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  if (typeof address !== "object" || !address) throw new Error("The mail server has no address.");

  const server: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    manners,
    messages: [],
    arrivals: 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => smtp.close(() => closed()));
    },
  };
  return server;
}

const overLimit = Object.assign(new Error("4.7.0 Daily message quota exceeded"), {
  responseCode: 454,
});

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** One address for several processes of a club. */
export interface RoundRobin {
  origin: string;
  /** Connections from now on go to these processes, one after the other. */
  leadTo: (origins: readonly string[]) => void;
  close: () => Promise<void>;
}

/** Opens it on this machine. Whoever does not take a connection is passed over for the next one. */
export async function openRoundRobin(): Promise<RoundRobin> {
  const open = new Set<Socket>();
  let ends: { host: string; port: number }[] = [];
  let turn = 0;

  function pass(near: Socket, tries: number) {
    const end = ends[turn++ % ends.length];
    if (!end || tries === 0) return near.destroy();
    const far = connect(end);
    const next = () => pass(near, tries - 1);
    far.once("error", next);
    far.once("connect", () => {
      far.off("error", next);
      far.on("error", () => {});
      far.on("close", () => near.destroy());
      near.on("close", () => far.destroy());
      near.pipe(far).pipe(near);
    });
  }

  const server = createServer((near) => {
    open.add(near);
    near.on("close", () => open.delete(near));
    near.on("error", () => {});
    pass(near, ends.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The proxy has no address.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    leadTo: (origins) => {
      ends = origins
        .map((origin) => new URL(origin))
        .map(({ hostname: host, port }) => ({ host, port: Number(port) }));
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a database server that can fall silent: connections stay open and nothing arrives. */
export interface SilentNetwork {
  /** the database's address, by this way */
  url: string;
  fallSilent: () => void;
  /** What was connected meanwhile stays dead, as after a real outage; what connects now is not. */
  heal: () => void;
  /** What connects from now on comes to another server. */
  leadTo: (databaseUrl: string) => void;
  close: () => Promise<void>;
}

/** Opens such a way on this machine. */
export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
  const url = new URL(databaseUrl);
  let end = endOf(databaseUrl);
  const open = new Set<{ near: Socket; far: Socket; cut: boolean }>();
  let silent = false;

  const server = createServer((near) => {
    const connection = { near, far: connect(end), cut: silent };
    open.add(connection);
    const { far } = connection;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (bytes) => connection.cut || to.write(bytes));
      // Nobody is told either that the other side is gone.
      from.on("close", () => connection.cut || to.destroy());
      from.on("error", () => {});
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url.hostname = "127.0.0.1";
  const address = server.address();
  if (typeof address === "object") url.port = String(address?.port);

  return {
    url: url.href,
    fallSilent: () => {
      silent = true;
      for (const connection of open) connection.cut = true;
    },
    heal: () => {
      silent = false;
    },
    leadTo: (other) => {
      end = endOf(other);
    },
    close: async () => {
      for (const { near, far } of open) {
        near.destroy();
        far.destroy();
      }
      server.close();
      await once(server, "close");
    },
  };
}

function endOf(databaseUrl: string) {
  const { hostname: host, port } = new URL(databaseUrl);
  return { host, port: Number(port || 5432) };
}

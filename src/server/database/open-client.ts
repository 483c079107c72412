import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaClient as GeneratedClient } from "../generated/prisma/client";
import { type PlainDatabase, plainDatabase } from "./plain-statements";

/** Prisma's client, and the way past it. */
export type PrismaClient = GeneratedClient & { readonly plain: PlainDatabase };

/** Opens both on one driver. It connects with the first question. */
export function openClient(factory: SqlDriverAdapterFactory): PrismaClient {
  let connection: ReturnType<typeof factory.connect> | undefined;
  const connect = () => {
    connection ??= factory.connect();
    return connection;
  };
  const { provider, adapterName } = factory;
  const client = new GeneratedClient({ adapter: { provider, adapterName, connect } });
  return Object.assign(client, { plain: plainDatabase(connect) });
}

import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaClient as GeneratedClient } from "../generated/prisma/client";
import type { PlainDatabase } from "./plain-statements";

/** Prisma's client, and the way past it. */
export type PrismaClient = GeneratedClient & { readonly plain: PlainDatabase };

/** What leads to a database: Prisma's way, and the one past it. */
export interface DatabaseAdapter extends SqlDriverAdapterFactory {
  plain: PlainDatabase;
}

/** Opens both. They connect with the first question. */
export const openClient = (adapter: DatabaseAdapter): PrismaClient =>
  Object.assign(new GeneratedClient({ adapter }), { plain: adapter.plain });

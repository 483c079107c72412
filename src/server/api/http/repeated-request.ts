import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { RepeatedRequest } from "../../answers/idempotency";

/**
 * Names a call by the request's Idempotency-Key; undefined without one. A call about one resource
 * has its id in the path: `admin.addHours/3`.
 */
export function repeatedRequest(
  { headers }: FastifyRequest,
  memberId: number,
  path: string,
  input: unknown,
): RepeatedRequest | undefined {
  const key = headers["idempotency-key"]?.toString();
  if (!key) return undefined;
  const { data: resource } = aboutOne.safeParse(input);
  return {
    memberId,
    path: resource ? `${path}/${resource.id}` : path,
    key: sha256(key),
    // A call may bring nothing.
    bodyHash: sha256(JSON.stringify(input ?? null)),
  };
}

const aboutOne = z.object({ id: z.union([z.number(), z.string()]) });

// A key may be as long as a header, too long for an index; its hash is not.
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

import type { FastifyInstance } from "fastify";
import { getBoatPicture } from "../../boats/picture-queries";
import { isNotModified } from "../../pages/not-modified";
import type { Services } from "../context";
import { pictureTypes } from "./picture-types";

const oneYearSeconds = 365 * 24 * 60 * 60;

/**
 * `GET /boat-pictures/{hash}`: what boats look like, for everyone who sees boats. The address is
 * made of the content, so whoever has it never asks again. Opened by itself it is a picture and
 * nothing else: no script in it runs, and no browser takes it for a page.
 */
export function serveBoatPictures(app: FastifyInstance, { db }: Services) {
  app.get<{ Params: { hash: string; extension: string } }>(
    "/boat-pictures/:hash(^[0-9a-f]{64}).:extension(^jpg|png|webp$)",
    async (request, reply) => {
      const { hash, extension } = request.params;
      const etag = `"${hash}"`;
      const bytes = await getBoatPicture(db, `/boat-pictures/${hash}.${extension}`);
      reply
        .header("etag", etag)
        .header("cache-control", `public, max-age=${oneYearSeconds}, immutable`)
        .header("content-security-policy", "default-src 'none'; sandbox");
      if (isNotModified(request, etag)) return reply.status(304).send();
      return reply.type(pictureTypes[extension] ?? "").send(Buffer.from(bytes));
    },
  );
}

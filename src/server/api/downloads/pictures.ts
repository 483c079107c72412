import type { FastifyInstance } from "fastify";
import { getBoatPicture } from "../../boats/picture-queries";
import type { Db } from "../../database/open-database";
import { isNotModified } from "../../pages/not-modified";
import { getClubPicture } from "../../settings/club-picture-queries";
import type { Services } from "../context";
import { pictureTypes } from "./picture-types";

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Gives the bytes at an address, or refuses ROUTE_NOT_FOUND. */
type GetPicture = (db: Db, address: string) => Promise<Uint8Array>;

/**
 * `GET /boat-pictures/{hash}` and `/club-pictures/{hash}`: what boats and the club look like, for
 * everyone. The address is made of the content, so whoever has it never asks again. Opened by itself it
 * is a picture and nothing else: no script in it runs, and no browser takes it for a page.
 */
export function servePictures(app: FastifyInstance, services: Services) {
  serveFolder(app, services, "boat-pictures", getBoatPicture);
  serveFolder(app, services, "club-pictures", getClubPicture);
}

function serveFolder(
  app: FastifyInstance,
  { db }: Services,
  folder: "boat-pictures" | "club-pictures",
  getPicture: GetPicture,
) {
  app.get<{ Params: { hash: string; extension: string } }>(
    `/${folder}/:hash(^[0-9a-f]{64}).:extension(^jpg|png|webp$)`,
    async (request, reply) => {
      const { hash, extension } = request.params;
      const etag = `"${hash}"`;
      const bytes = await getPicture(db, `/${folder}/${hash}.${extension}`);
      reply
        .header("etag", etag)
        .header("cache-control", `public, max-age=${oneYearSeconds}, immutable`)
        .header("content-security-policy", "default-src 'none'; sandbox");
      if (isNotModified(request, etag)) return reply.status(304).send();
      return reply.type(pictureTypes[extension] ?? "").send(Buffer.from(bytes));
    },
  );
}

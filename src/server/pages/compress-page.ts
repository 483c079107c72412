import { randomBytes, randomInt } from "node:crypto";
import { pipeline, type Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { FastifyRequest } from "fastify";

const mostPaddingBytes = 256;

// Cheap on the processor, because a member's page is compressed for one reading.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packers = {
  br: (html: string) => promisify(brotliCompress)(html, brotliOptions),
  gzip: (html: string) => promisify(gzip)(html),
};

const pieceByPiece = {
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(),
};

export type PageEncoding = keyof typeof packers;

/** The best that whoever asks takes without conditions, as every browser does. */
export function encodingFor({ headers }: FastifyRequest): PageEncoding | undefined {
  const taken = (headers["accept-encoding"] ?? "").split(",").map((name) => name.trim());
  return (["br", "gzip"] as const).find((encoding) => taken.includes(encoding));
}

export const compressPage = (html: string, encoding: PageEncoding): Promise<Buffer> =>
  packers[encoding](html);

/**
 * For a page that holds secrets beside what others wrote: its compressed length would tell a little
 * of both to whoever watches the wire (BREACH), so it is another one each time.
 */
export const compressPadded = (html: string, encoding: PageEncoding): Promise<Buffer> =>
  compressPage(`${html}<!-- ${padding()} -->\n`, encoding);

/** JSON may end with any blanks, of which there are four: as many bits of chance as a page's. */
export const compressPaddedJson = (json: string, encoding: PageEncoding): Promise<Buffer> =>
  compressPage(`${json}${blankPadding()}`, encoding);

/** JSON that comes piece by piece leaves so, and ends likewise. */
export const compressPaddedPieces = (json: Readable, encoding: PageEncoding): Readable =>
  pipeline(json, endWithBlanks, pieceByPiece[encoding](), () => undefined);

async function* endWithBlanks(pieces: Readable) {
  yield* pieces;
  yield blankPadding();
}

const blanks = [" ", "\n", "\t", "\r"] as const;
const blanksOf = (digit: string): string => {
  const value = Number.parseInt(digit, 16);
  return `${blanks[value >> 2]}${blanks[value & 3]}`;
};

const blankPadding = () => padding().replace(/./g, blanksOf);

/** Random, so that it hardly compresses, and of a random length. */
const padding = () => randomBytes(randomInt(mostPaddingBytes)).toString("hex");

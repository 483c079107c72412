import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { compressPaddedJson, compressPaddedPieces, encodingFor } from "../../pages/compress-page";

// Less leaves in as many packets either way.
const worthwhile = 4096;

/**
 * Long JSON leaves compressed, each time with another length, as pages do, where whoever asks takes
 * that. What has an ETag stays as it is, because that names its bytes; a feed is no JSON.
 */
export function compressAnswers(api: FastifyInstance) {
  api.addHook("onSend", async (request, reply, payload: unknown) => {
    const json = payload instanceof Response ? await openAnswer(reply, payload) : payload;
    const encoding = encodingFor(request);
    if (!isWorthwhile(json) || !encoding || !isJson(reply)) return json;
    const vary = [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", ");
    reply.header("content-encoding", encoding).header("vary", vary);
    reply.removeHeader("content-length");
    return typeof json === "string"
      ? compressPaddedJson(json, encoding)
      : compressPaddedPieces(json, encoding);
  });
}

/** What comes in pieces is a long list. */
const isWorthwhile = (json: unknown): json is string | Readable =>
  json instanceof Readable || (typeof json === "string" && json.length >= worthwhile);

/** tRPC answers with a whole response: JSON, or a feed, which stays one. */
async function openAnswer(reply: FastifyReply, answer: Response): Promise<unknown> {
  if (!isJsonType(answer.headers.get("content-type"))) return answer;
  reply.code(answer.status);
  for (const [name, value] of answer.headers) reply.header(name, value);
  return answer.text();
}

const isJson = (reply: FastifyReply) => isJsonType(reply.getHeader("content-type"));

const isJsonType = (type: unknown): boolean => /^application\/json\b/.test(String(type));

import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { RefusalCode } from "../../../shared/refusals";
import { refusalSentences } from "../../answers/refusal-sentences";

/** Answers what is no request, or was not one in time, on its bare connection; then ends that. */
export function answerLateRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, code] = answers[error.code ?? ""] ?? [400, "BAD_INPUT"];
  const body = JSON.stringify({ error: refusalSentences[code], code });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}

const answers: Partial<Record<string, [status: number, code: RefusalCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "TOO_SLOW"],
  HPE_HEADER_OVERFLOW: [431, "BAD_INPUT"],
};

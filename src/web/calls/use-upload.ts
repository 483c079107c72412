import { useRef, useState } from "react";
import type { SendRequest } from "./api-fetch";

/** What a screen shows of something large while it is on its way to the server. */
export interface Upload {
  /** of its bytes, 100 once all have left */
  percent: number;
  /** Before all has left, nothing is done then: the server does not act on a part. */
  stop: () => void;
  /** for the mutation that sends it */
  options: { trpc: { context: { send: SendRequest } } };
}

/** Lets a screen see how much of a mutation has left, and stop it. One call at a time. */
export function useUpload(): Upload {
  const [percent, setPercent] = useState(0);
  const request = useRef<XMLHttpRequest>(null);
  const send: SendRequest = (url, init) => {
    setPercent(0);
    request.current = new XMLHttpRequest();
    return sendBy(request.current, url, init, setPercent);
  };
  const stop = () => request.current?.abort();
  return { percent, stop, options: { trpc: { context: { send } } } };
}

/** As `fetch` would, which does not tell how much has left. */
async function sendBy(
  request: XMLHttpRequest,
  url: string,
  { method = "GET", headers, body }: RequestInit,
  onPercent: (percent: number) => void,
): Promise<Response> {
  await new Promise<void>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) =>
      onPercent(Math.min(99, Math.floor((100 * loaded) / total)));
    request.upload.onload = () => onPercent(100);
    request.onload = () => resolve();
    request.onerror = () => reject(new TypeError("Failed to send"));
    request.onabort = () =>
      reject(new Error("You stopped it before all was sent. What you entered is still here."));
    request.open(method, url);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.send(typeof body === "string" ? body : null);
  });
  return answerOf(request);
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request.getAllResponseHeaders().split("\r\n").filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(":");
    return [name, value.join(":")];
  });
  return new Response(responseText, { status, statusText, headers });
}

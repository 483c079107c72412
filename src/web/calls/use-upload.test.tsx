import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UploadProgress } from "../ui/forms/upload-progress";
import { createApiClient, createQueryClient, trpc } from "./api";
import { failureSentence } from "./failure-sentence";
import { useUpload } from "./use-upload";

/** A request that leaves as the test says. */
class HeldRequest {
  static last: HeldRequest;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  abort = () => this.onabort();
  opened: string[] = [];
  headers: Record<string, string> = {};
  body: unknown;
  status = 0;
  statusText = "";
  responseText = "";
  constructor() {
    HeldRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  answers(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
  getAllResponseHeaders = () => "content-type: application/json\r\nchanges: \r\n";
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
});
afterEach(() => vi.unstubAllGlobals());

function Sender() {
  const upload = useUpload();
  const sending = trpc.boats.reportDamage.useMutation(upload.options);
  return (
    <>
      <button
        type="button"
        onClick={() => sending.mutate({ id: 1, severity: "minor", what: "A crack" })}
      >
        Send
      </button>
      {sending.isPending && <UploadProgress percent={upload.percent} onStop={upload.stop} />}
      {sending.isSuccess && <p>Arrived</p>}
      {sending.error && <p role="alert">{failureSentence(sending.error, "")}</p>}
    </>
  );
}

async function send() {
  const queryClient = createQueryClient();
  render(
    <trpc.Provider client={createApiClient(queryClient)} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Sender />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("0% sent");
  return HeldRequest.last;
}

it("shows how much has left, and then that the answer is waited for", async () => {
  const request = await send();
  expect(request.opened).toEqual(["POST", "/api/trpc/boats.reportDamage"]);
  expect(request.headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": expect.stringMatching(/^\d+-/),
  });
  expect(JSON.parse(String(request.body))).toEqual({ id: 1, severity: "minor", what: "A crack" });
  act(() => request.upload.onprogress?.({ loaded: 455, total: 1000 }));
  expect(screen.getByText("45% sent")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Sent" })).toHaveProperty("value", 45);
  // All has left only once the browser says so.
  act(() => request.upload.onprogress?.({ loaded: 1000, total: 1000 }));
  expect(screen.getByText("99% sent")).toBeTruthy();
  act(() => request.upload.onload?.());
  expect(screen.getByText("All is sent. Waiting for the answer...")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Stop sending" })).toBeNull();
  act(() => request.answers(201, { result: { data: {} } }));
  await screen.findByText("Arrived");
});

it("can be stopped, and goes again from the start under the same key", async () => {
  const first = await send();
  act(() => first.upload.onprogress?.({ loaded: 600, total: 1000 }));
  await userEvent.click(screen.getByRole("button", { name: "Stop sending" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^You stopped it/);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("0% sent");
  expect(HeldRequest.last).not.toBe(first);
  expect(HeldRequest.last.headers["idempotency-key"]).toBe(first.headers["idempotency-key"]);
});

it("says a refusal in the server's words, and a lost network as everywhere", async () => {
  const request = await send();
  const data = { httpStatus: 429, code: "TOO_MANY_REQUESTS" };
  act(() => request.answers(429, { error: { message: "Ten reports a day.", code: -32029, data } }));
  expect((await screen.findByRole("alert")).textContent).toBe("Ten reports a day.");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("0% sent");
  act(() => HeldRequest.last.onerror());
  expect((await screen.findByRole("alert")).textContent).toBe("Network error. Please try again.");
});

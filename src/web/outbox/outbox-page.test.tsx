import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { OutboxLine } from "../../shared/mail/outbox-schemas";
import type { Answers } from "../testing/answers";
import { showScreen, testClub } from "../testing/show-screen";
import { OutboxPage } from "./outbox-page";

const line = (changes: Partial<OutboxLine> = {}): OutboxLine => ({
  id: 7,
  kind: "receipt",
  recipient: "sam@willows.example",
  subject: "Receipt 12",
  state: "sent",
  createdAt: "2026-11-20T19:00:00.000Z",
  sentAt: "2026-11-20T19:01:00.000Z",
  attempts: 1,
  nextAttemptAt: null,
  inTurn: false,
  lastError: null,
  droppedFor: null,
  forgotten: false,
  ...changes,
});

const open = (messages: OutboxLine[], answers: Answers = {}) =>
  showScreen(<OutboxPage />, { "admin.outbox": { messages, more: false }, ...answers });

describe("the outbox", () => {
  it("says why a message has not arrived, and when it is tried again", async () => {
    open([
      line({
        state: "waiting",
        sentAt: null,
        attempts: 3,
        lastError: "Error: No room in that mailbox",
        nextAttemptAt: "2026-11-20T19:34:00.000Z",
      }),
    ]);
    expect(await screen.findByText(/^3 attempts: Error: No room/)).toBeDefined();
    expect(screen.getByText(/Next: Nov 20, 2026, 12:34 PM/)).toBeDefined();
  });

  it("says that a message only waits for its turn", async () => {
    open([line({ state: "waiting", sentAt: null, attempts: 0, inTurn: true })]);
    expect(await screen.findByText(/^It waits for its turn/)).toBeDefined();
  });

  it("says why a message was not true any more", async () => {
    open([
      line({ state: "dropped", sentAt: null, droppedFor: "The booking was cancelled since." }),
    ]);
    expect(await screen.findByText("The booking was cancelled since.")).toBeDefined();
    expect(screen.getByText("Not sent", { selector: "span" })).toBeDefined();
  });

  it("sends what was kept as files by one press, once mail leaves", async () => {
    open([line({ state: "kept", sentAt: null })], { "admin.sendKeptMail": { queued: 1 } });
    expect(await screen.findByText("Kept as a file", { selector: "span" })).toBeDefined();
    expect(screen.queryByText("No mail leaves this server")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Send what waits" }));
    expect(await screen.findByText("1 message on its way")).toBeDefined();
  });

  it("says that no mail leaves while that is so, and offers no press that sends", async () => {
    const kept = line({ state: "kept", sentAt: null });
    open([kept], {
      "admin.club": { ...testClub, mailKept: true },
      "admin.outboxMessage": { ...kept, text: "Thank you.", html: "<p>Thank you.</p>" },
    });
    expect(await screen.findByText("No mail leaves this server")).toBeDefined();
    await userEvent.click(await screen.findByRole("button", { name: /^Read/ }));
    expect(screen.queryByRole("button", { name: "Send what waits", hidden: true })).toBeNull();
    await screen.findByTitle("The message as its reader sees it");
    expect(screen.queryByRole("button", { name: "Send Now" })).toBeNull();
  });

  it("asks for the state that was chosen", async () => {
    const asked: unknown[] = [];
    const outbox = (input: unknown) => {
      asked.push(input);
      return { messages: [], more: false };
    };
    open([], { "admin.outbox": outbox });
    await screen.findByText("No messages");
    await userEvent.selectOptions(screen.getByLabelText("State"), "Set aside");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: "aside" }));
  });

  it("has nothing to read or send of a message whose reader has left", async () => {
    open([
      line({ forgotten: true, subject: "No longer kept", recipient: "deleted-7@members.invalid" }),
    ]);
    expect(await screen.findByText("No longer kept")).toBeDefined();
    expect(screen.getByText("It was to or about somebody who has left the club.")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Read/ })).toBeNull();
  });

  it("opens a message as its reader sees it, where nothing in it can run, and sends it again", async () => {
    const sent: unknown[] = [];
    open([line()], {
      "admin.outboxMessage": { ...line(), text: "Thank you.", html: "<p>Thank you.</p>" },
      "admin.resendMail": (input: unknown) => {
        sent.push(input);
        return { id: 8 };
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Read/ }));
    const page = await screen.findByTitle("The message as its reader sees it");
    expect(page.getAttribute("sandbox")).toBe("");
    expect(page.getAttribute("srcdoc")).toContain("Thank you.");
    await userEvent.click(screen.getByRole("button", { name: "Send Again" }));
    await waitFor(() => expect(sent).toEqual([{ id: 7 }]));
  });
});

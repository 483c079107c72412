import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import { documentedWords } from "../../shared/texts/club-texts";
import type { Answering, Answers } from "../testing/answers";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { TextsPage } from "./texts-page";

afterEach(() => dismissToast());

const id = "faq#when-can-i-row";
const documented = documentedWords(id) ?? { title: "", body: "" };
const ours = { title: "When may I row?", body: "From {openingTime} on." };
const version = { number: 1, words: ours, at: "2026-11-20T19:30:00.000Z", by: "Avery Chen" };

function show(answers: Answers = {}) {
  showScreen(<TextsPage />, {
    "auth.me": testMe({ isAdmin: true }),
    "admin.texts": [],
    "admin.textVersions": [],
    ...answers,
  });
}
const user = () => userEvent.setup();
async function edit(title: string) {
  await user().click(await screen.findByRole("button", { name: `Edit ${title}` }));
  return within(await screen.findByRole("dialog", { name: /^Edit: / }));
}
const write = async (field: HTMLElement, text: string) => {
  await user().clear(field);
  await user().click(field);
  await user().paste(text);
};

it("says which texts are the club's own, and which figure one no longer says", async () => {
  show({ "admin.texts": [{ id, number: 1, words: ours }] });
  const row = within(
    (await screen.findByRole("heading", { name: "When may I row?" })).closest("li") ??
      document.body,
  );
  expect(row.getByText("Your own words")).toBeTruthy();
  expect(
    row.getByText("No longer says {openHoursFirst}, {lastFullStart}, {lastStart}, {closingTime}"),
  ).toBeTruthy();
  expect(screen.getAllByText("Your own words")).toHaveLength(1);
});

it("shows while one writes how readers will see it, points out what is gone, and saves it", async () => {
  const save = vi.fn(() => ({ id, number: 1, words: ours }));
  show({ "admin.editText": save });
  const dialog = await edit(documented.title);
  expect(dialog.queryByText("A figure is no longer in it")).toBeNull();
  await write(dialog.getByLabelText("Title"), ours.title);
  await write(dialog.getByLabelText("Text"), ours.body);
  const preview = within(dialog.getByRole("region", { name: "Preview" }));
  expect(preview.getByText("From 5:00 AM on.")).toBeTruthy();
  expect(dialog.getByText("A figure is no longer in it")).toBeTruthy();
  await user().click(dialog.getByRole("button", { name: "Save Text" }));
  expect(await screen.findByText("Text Saved")).toBeTruthy();
  expect(save).toHaveBeenCalledExactlyOnceWith({ id, words: ours, seen: { words: null } });
});

it("names a figure that there is not beside the field, and sends nothing", async () => {
  const save = vi.fn();
  show({ "admin.editText": save });
  const dialog = await edit(documented.title);
  await write(dialog.getByLabelText("Text"), "Until {closing}");
  await user().click(dialog.getByRole("button", { name: "Save Text" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("no figure {closing}");
  expect(save).not.toHaveBeenCalled();
});

it("puts an earlier wording into the form, and keeps what was typed", async () => {
  const save = vi.fn(() => ({ id, number: 2, words: null }));
  show({
    "admin.texts": [{ id, number: 1, words: ours }],
    "admin.textVersions": [version],
    "admin.editText": save,
  });
  const dialog = await edit(ours.title);
  await write(dialog.getByLabelText("Text"), "Half a thought");
  await user().click(await dialog.findByText("As documented"));
  const taking = dialog.getAllByRole("button", { name: "Take these words" });
  await user().click(taking.at(-1) ?? document.body);
  const text = dialog.getByLabelText<HTMLTextAreaElement>("Text");
  expect(text.value).toBe(documented.body);
  expect(dialog.getByText("What you typed, not saved")).toBeTruthy();
  expect(dialog.getByText("Half a thought")).toBeTruthy();
  await user().click(dialog.getByRole("button", { name: "Save Text" }));
  await screen.findByText("Text Saved");
  expect(save).toHaveBeenCalledExactlyOnceWith({
    id,
    words: documented,
    seen: { words: ours },
  });
});

it("shows whoever saves over another's words both, and saves the ones that are kept", async () => {
  const message = "Somebody else has changed this.";
  const data = { refusal: "CHANGED_SINCE", field: "words", now: ours };
  const save = vi
    .fn<Answering<"admin.editText">>(() => ({ id, number: 2, words: ours }))
    .mockRejectedValueOnce(TRPCClientError.from({ error: { message, code: -32009, data } }));
  show({ "admin.editText": save });
  const dialog = await edit(documented.title);
  await write(dialog.getByLabelText("Text"), "My words");
  await user().click(dialog.getByRole("button", { name: "Save Text" }));
  const clash = within(await dialog.findByRole("alert"));
  expect(clash.getByText("Somebody else has changed the words meanwhile")).toBeTruthy();
  expect(clash.getByText(`${documented.title}, My words`)).toBeTruthy();
  expect(clash.getByText(`${ours.title}, ${ours.body}`)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Text").value).toBe("My words");
  await user().click(clash.getByRole("button", { name: "Keep mine" }));
  await screen.findByText("Text Saved");
  const saw = save.mock.calls.map(([{ seen }]) => seen);
  expect(saw).toEqual([{ words: null }, { words: ours }]);
});

it("adds a question of the club's own", async () => {
  const add = vi.fn(() => ({ id: "own-1" }));
  show({ "admin.addQuestion": add });
  await user().click(await screen.findByRole("button", { name: "Add Question" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add Question" }));
  await user().selectOptions(dialog.getByLabelText("Category"), "Launching");
  await write(dialog.getByLabelText("Question"), "Which gate?");
  await write(dialog.getByLabelText("Answer"), "The north one, until {closingTime}.");
  expect(dialog.getByText("The north one, until 10:00 PM.")).toBeTruthy();
  await user().click(dialog.getByRole("button", { name: "Add Question" }));
  expect(await screen.findByText("Question Added")).toBeTruthy();
  expect(add).toHaveBeenCalledExactlyOnceWith({
    category: "Launching",
    title: "Which gate?",
    body: "The north one, until {closingTime}.",
  });
});

it("takes a question off, and brings back one that was", async () => {
  const off = { id, number: 1, words: null, takenOff: true };
  const own = { id: "faq#own-1", number: 1, words: ours, category: "Safety" as const };
  const takeOff = vi.fn(() => ({ ...own, number: 2, takenOff: true }));
  const bringBack = vi.fn(() => ({ ...off, number: 2, takenOff: false }));
  show({
    "admin.texts": [off, own],
    "admin.takeOffQuestion": takeOff,
    "admin.bringBackQuestion": bringBack,
  });
  const safety = within(await screen.findByRole("region", { name: "Safety" }));
  expect(safety.getByText("Your own question")).toBeTruthy();
  await user().click(safety.getByRole("button", { name: `Take off ${ours.title}` }));
  expect(await screen.findByText("Taken Off")).toBeTruthy();
  expect(takeOff).toHaveBeenCalledExactlyOnceWith({ question: "own-1" });
  expect(screen.getAllByText("Taken off")).toHaveLength(1);
  await user().click(screen.getByRole("button", { name: `Bring back ${documented.title}` }));
  expect(await screen.findByText("Brought Back")).toBeTruthy();
  expect(bringBack).toHaveBeenCalledExactlyOnceWith({ question: "when-can-i-row" });
});

it("does not let the terms be taken off", async () => {
  show();
  const terms = within(await screen.findByRole("region", { name: "Terms & Conditions" }));
  expect(terms.getAllByRole("button", { name: /^Edit/ }).length).toBeGreaterThan(3);
  expect(terms.queryByRole("button", { name: /^Take off/ })).toBeNull();
});

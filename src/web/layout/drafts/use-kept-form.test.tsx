import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { z } from "zod";
import { useSignedIn } from "../../signed-in";
import type { Answers } from "../../testing/answers";
import { testMe } from "../../testing/me";
import { showScreen } from "../../testing/show-screen";
import { useEdit } from "../use-edit";
import { forgetDraftsOfOthers } from "./drafts";
import { useKeptForm } from "./use-kept-form";

const sam = { "auth.me": testMe({ id: 3 }) };
const noted = { note: "Slack water at noon", code: "4711", picture: "data:image/png;base64,AAAA" };

function Note({ send = async (): Promise<unknown> => undefined }) {
  const form = useKeptForm({
    draft: "note",
    unkept: ["code"],
    defaultValues: { note: "", code: "", picture: "" },
  });
  return (
    <form onSubmit={form.handleSubmit(send)}>
      <input aria-label="Note" {...form.register("note")} />
      <input aria-label="Code" {...form.register("code")} />
      <input aria-label="Picture" {...form.register("picture")} />
      <button type="submit">Send</button>
      <output data-testid="left">{form.left.join()}</output>
    </form>
  );
}

const boat = z.object({ name: z.string(), capacity: z.number() });
type Edited = { seen: Record<string, unknown> };

function EditBoat({
  standing,
  onSend,
}: {
  standing: z.infer<typeof boat>;
  onSend: (edit: Edited) => void;
}) {
  const { form, save } = useEdit({
    fields: boat,
    view: boat,
    standing,
    toForm: (one) => one,
    draft: "boat 1",
    send: async (edit) => {
      onSend(edit);
      return undefined;
    },
  });
  return (
    <form onSubmit={save}>
      <input aria-label="Name" {...form.register("name")} />
      <button type="submit">Save</button>
    </form>
  );
}

/** A screen is shown once it is known who is signed in. */
function Known({ children }: { children: ReactNode }) {
  return useSignedIn().loading ? null : children;
}

const show = (form: ReactNode, answers: Answers = sam) =>
  showScreen(<Known>{form}</Known>, answers, "/boats");

const box = async (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const kept = () => JSON.stringify({ ...sessionStorage });

async function typeAll() {
  await userEvent.type(await box("Note"), noted.note);
  await userEvent.type(await box("Code"), noted.code);
  await userEvent.type(await box("Picture"), noted.picture);
}

/** As a reload does: what is on the page goes, and nothing is told. */
function reload() {
  const drafts = Object.entries(sessionStorage);
  return () => {
    for (const [key, draft] of drafts) sessionStorage.setItem(key, draft);
  };
}

it("fills in again what was typed, says so, and names what it did not keep", async () => {
  const first = show(<Note />);
  await typeAll();
  expect(kept()).toContain(noted.note);
  expect(kept()).not.toMatch(/4711|base64/);
  const back = reload();
  first.unmount();
  back();
  show(<Note />);
  await screen.findByText("What you typed is here again");
  expect((await box("Note")).value).toBe(noted.note);
  expect((await box("Code")).value).toBe("");
  expect(screen.getByTestId("left").textContent).toBe("code,picture");
});

it("forgets what its member closes", async () => {
  const first = show(<Note />);
  await typeAll();
  first.unmount();
  expect(kept()).toBe("{}");
});

it("forgets what was sent, and keeps what was not", async () => {
  const answers: unknown[] = [null, undefined];
  show(<Note send={async () => answers.shift()} />);
  await userEvent.type(await box("Note"), noted.note);
  await press("Send");
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(kept()).toContain(noted.note);
  await press("Send");
  await waitFor(() => expect(kept()).toBe("{}"));
});

it("is nobody else's, and gone once they have logged in", async () => {
  const first = show(<Note />);
  await userEvent.type(await box("Note"), noted.note);
  const back = reload();
  first.unmount();
  back();
  const second = show(<Note />, { "auth.me": testMe({ id: 4 }) });
  expect((await box("Note")).value).toBe("");
  second.unmount();
  back();
  forgetDraftsOfOthers(3);
  expect(kept()).toContain(noted.note);
  forgetDraftsOfOthers(4);
  expect(kept()).toBe("{}");
});

it("saves an edit against what stood when it was opened, and not over what is newer", async () => {
  const first = show(<EditBoat standing={{ name: "Heron", capacity: 2 }} onSend={() => {}} />);
  await userEvent.type(await box("Name"), " II");
  const back = reload();
  first.unmount();
  back();
  const edits: Edited[] = [];
  const newer = { name: "Grey Heron", capacity: 3 };
  show(<EditBoat standing={newer} onSend={(edit) => edits.push(edit)} />);
  await screen.findByText("What you typed is here again");
  await press("Save");
  await waitFor(() => expect(edits).toEqual([{ name: "Heron II", seen: { name: "Heron" } }]));
});

import { useMutation } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { WithQueries } from "../testing/with-queries";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { FormError } from "../ui/forms/form-error";
import { TextField } from "../ui/forms/text-field";
import { currentToasts, dismissToast } from "../ui/toasts/toast-store";
import { refuseIn } from "./refuse-in";
import { useAct } from "./use-act";

afterEach(() => dismissToast());

type Land = (boat: string) => Promise<string>;
type Saying = Parameters<typeof useAct>[1];

interface DockProps {
  land: Land;
  saying?: Saying;
  onLanded?: () => void;
}

function Dock({ land, saying, onLanded }: DockProps) {
  const landing = useMutation({
    mutationFn: (boat: string) => land(boat),
    onSuccess: () => onLanded?.(),
  });
  const { act, pending, refusal } = useAct(landing, saying);
  const [given, setGiven] = useState<string | null>();
  return (
    <>
      <button type="button" onClick={async () => setGiven(await act("Heron"))}>
        {pending ? "Landing..." : "Land"}
      </button>
      <FormError>{refusal}</FormError>
      <output>{given === null ? "nothing" : given}</output>
    </>
  );
}

function Form({ land }: { land: Land }) {
  const form = useForm({ defaultValues: { boat: "Heron", note: "" } });
  const field = fieldOf(form);
  const landing = useMutation({ mutationFn: ({ boat }: { boat: string }) => land(boat) });
  const { act } = useAct(landing, { form: refuseIn(form, "boat") });
  return (
    <form onSubmit={form.handleSubmit(act)}>
      <TextField label="Boat" {...field("boat")} />
      <TextField label="Note" {...field("note")} />
      <FormEnd form={form} pendingLabel="Landing...">
        Land
      </FormEnd>
    </form>
  );
}

const show = (parts: ReactNode) => render(parts, { wrapper: WithQueries });
const press = () => userEvent.click(screen.getByRole("button", { name: "Land" }));
const said = async () => (await screen.findByRole("alert")).textContent;
const toast = () => currentToasts().find(({ open }) => open);

const refused = (message: string, field?: string) =>
  new TRPCClientError(message, {
    result: { error: { code: -32603, message, data: { httpStatus: 409, field } } },
  });
const fails = (error: unknown) => vi.fn<Land>(() => Promise.reject(error));
const isOut = "Heron is still out.";
const noNetwork = TRPCClientError.from(new TypeError("Failed to fetch"));

it("gives the answer and does what follows, and nothing is said to have failed", async () => {
  const onLanded = vi.fn();
  show(
    <Dock land={async (boat) => `${boat} is back`} onLanded={onLanded} saying={{ toast: "No" }} />,
  );
  await press();
  expect(await screen.findByText("Heron is back")).toBeTruthy();
  expect(onLanded).toHaveBeenCalledOnce();
  expect([screen.queryByRole("alert"), toast()]).toEqual([null, undefined]);
});

it("gives nothing where it was refused, and nothing follows", async () => {
  const onLanded = vi.fn();
  show(<Dock land={fails(refused(isOut))} onLanded={onLanded} />);
  await press();
  expect(await screen.findByText("nothing")).toBeTruthy();
  expect(onLanded).not.toHaveBeenCalled();
});

it.each([
  ["the server's own sentence", refused(isOut), isOut],
  ["a sentence for whom the server sent none", refused(""), "Ask the dock."],
  ["that the network failed", noNetwork, "Network error. Please try again."],
])("says %s, beside what was pressed and in a toast that is asked for", async (_, error, words) => {
  show(<Dock land={fails(error)} saying={{ toast: "Not landed", otherwise: "Ask the dock." }} />);
  await press();
  expect(await said()).toBe(words);
  expect(toast()).toMatchObject({
    title: "Not landed",
    description: words,
    variant: "destructive",
  });
});

it("says it in the documents' words where they have some, or leaves it to somebody else", async () => {
  const documented = { title: "Error: Network error", variant: "destructive" } as const;
  const words = (error: unknown) => (error === noNetwork ? documented : undefined);
  const { unmount } = show(<Dock land={fails(noNetwork)} saying={{ toast: words }} />);
  await press();
  await said();
  expect(toast()).toMatchObject(documented);
  expect(toast()?.description).toBeUndefined();
  unmount();
  dismissToast();
  show(<Dock land={fails(refused(isOut))} saying={{ toast: words }} />);
  await press();
  await said();
  expect(toast()).toBeUndefined();
});

it("takes back what it said as soon as it is tried again", async () => {
  const land = vi.fn<Land>().mockRejectedValueOnce(refused(isOut)).mockResolvedValueOnce("Back");
  show(<Dock land={land} />);
  await press();
  await said();
  await press();
  expect(await screen.findByText("Back")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

/** What is tried ends when `finish` is called. */
function slow() {
  let finish = (_: string) => {};
  const land = vi.fn<Land>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  return { land, finish: (answer: string) => finish(answer) };
}

it("tries once however often it is pressed meanwhile", async () => {
  const { land, finish } = slow();
  show(<Dock land={land} />);
  const button = screen.getByRole("button", { name: "Land" });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole("button", { name: "Landing..." })).toBe(button);
  await userEvent.click(button);
  expect(land).toHaveBeenCalledOnce();
  finish("Back");
  expect(await screen.findByText("Back")).toBeTruthy();
  await press();
  expect(land).toHaveBeenCalledTimes(2);
});

it("tries as often as it is pressed where that is wanted", async () => {
  const { land } = slow();
  show(<Dock land={land} saying={{ overlapping: true }} />);
  const button = screen.getByRole("button", { name: "Land" });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(land).toHaveBeenCalledTimes(2);
});

it("says that it failed when what was pressed is no longer on the screen", async () => {
  let fail = (_: Error) => {};
  const land = () =>
    new Promise<string>((_, reject) => {
      fail = reject;
    });
  const { unmount } = show(<Dock land={land} saying={{ toast: "Not landed" }} />);
  await press();
  unmount();
  fail(refused(isOut));
  await waitFor(() => expect(toast()).toMatchObject({ title: "Not landed", description: isOut }));
});

it.each([
  ["the field it is about", "boat", "Boat"],
  ["a form whose end it stands at, as the form does not show that field", "id", null],
  ["a form whose end it stands at, as it is about no field", undefined, null],
])("keeps what was typed, and says it beside %s", async (_, field, label) => {
  show(<Form land={fails(refused(isOut, field))} />);
  await userEvent.type(screen.getByLabelText("Note"), "No wind");
  await press();
  expect(await said()).toBe(isOut);
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("No wind");
  const wrong = document.querySelector("[aria-invalid=true]");
  expect(wrong).toBe(label && screen.getByLabelText(label));
  if (wrong) expect(document.activeElement).toBe(wrong);
});

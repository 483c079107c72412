import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { WithQueries } from "../testing/with-queries";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { Toaster } from "../ui/toasts/toaster";
import { ConfirmDialog } from "./confirm-dialog";

function Planner({ kind }: { kind: "dialog" | "question" }) {
  const [open, setOpen] = useState(false);
  const state = { open, onOpenChange: setOpen, title: "Sure?" };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {kind === "dialog" && <Dialog {...state}>Words</Dialog>}
      {kind === "question" && (
        <ConfirmDialog {...state} confirmLabel="Yes" onConfirm={async () => {}}>
          Words
        </ConfirmDialog>
      )}
    </>
  );
}

it.each(["dialog", "question"] as const)(
  "Escape closes a %s before the toast that came after it",
  async (kind) => {
    render(
      <>
        <Planner kind={kind} />
        <Toaster />
      </>,
      { wrapper: WithQueries },
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Ask" }));
    act(() => {
      showToast({ title: "Saved" });
    });
    await screen.findByText("Saved");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Sure?")).toBeNull());
    expect(screen.getByText("Saved")).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
  },
);

it.each(["dialog", "question"] as const)(
  "a closed %s gives the focus back to the button that opened it",
  async (kind) => {
    render(<Planner kind={kind} />, { wrapper: WithQueries });
    const user = userEvent.setup();
    const button = screen.getByRole("button", { name: "Ask" });
    await user.click(button);
    expect(document.activeElement).not.toBe(button);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
);

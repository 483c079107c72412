import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { WithQueries } from "../testing/with-queries";
import { Dialog } from "../ui/dialogs/dialog";
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

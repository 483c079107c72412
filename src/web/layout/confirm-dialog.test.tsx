import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { WithQueries } from "../testing/with-queries";
import { ConfirmDialog } from "./confirm-dialog";

function Asked({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Cancel this booking?"
      confirmLabel="Cancel booking"
      pendingLabel="Cancelling..."
      onConfirm={onConfirm}
    >
      1.5 hours go back to your account.
    </ConfirmDialog>
  );
}

const show = (parts: ReactNode) => render(parts, { wrapper: WithQueries });
const confirm = () => userEvent.click(screen.getByRole("button", { name: "Cancel booking" }));

it("closes once the deed is done", async () => {
  show(<Asked onConfirm={() => Promise.resolve()} />);
  await confirm();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

it("stays open and says why when the deed was refused", async () => {
  show(<Asked onConfirm={() => Promise.reject(new Error("It has already started."))} />);
  await confirm();
  expect((await screen.findByRole("alert")).textContent).toBe("It has already started.");
  expect(screen.getByRole("alertdialog")).toBeDefined();
});

it("says that the network failed, and not what the browser calls that", async () => {
  const offline = TRPCClientError.from(new TypeError("Failed to fetch"));
  show(<Asked onConfirm={() => Promise.reject(offline)} />);
  await confirm();
  const said = (await screen.findByRole("alert")).textContent;
  expect(said).toBe("Network error. Please try again.");
});

it("cannot be pressed twice while it is under way", async () => {
  let presses = 0;
  let finish = () => {};
  const slow = () => {
    presses += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  show(<Asked onConfirm={slow} />);
  await confirm();
  await userEvent.click(screen.getByRole("button", { name: "Cancelling..." }));
  expect(presses).toBe(1);
  finish();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

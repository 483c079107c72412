import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ToastOutlet } from "../toasts/toast-outlet";
import { lazyDialog } from "./lazy-dialog";

/** A button that opens what comes over the network, once that is up. */
function opener() {
  const network = { up: false };
  const Lazy = lazyDialog<{ onClose: () => void }>(async () => {
    if (!network.up) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p role="dialog">Week</p>;
  });
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          View Full Week
        </button>
        {open && <Lazy onClose={() => setOpen(false)} />}
        <ToastOutlet />
      </>
    );
  }
  return { network, Opener };
}

// React reports every caught failure to the console; that noise is not what is tested here.
beforeEach(() => {
  const noise = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => noise.mockRestore();
});

it("says that a dialog could not be fetched, and opens it at the next press", async () => {
  const { network, Opener } = opener();
  render(<Opener />);
  const button = screen.getByRole("button", { name: "View Full Week" });
  await userEvent.click(button);
  expect(await screen.findByText("This did not open")).toBeTruthy();
  network.up = true;
  await userEvent.click(button);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

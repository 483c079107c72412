import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { Clearance } from "../../shared/clearances/clearance-schemas";
import type { Answering } from "../testing/answers";
import { showScreen } from "../testing/show-screen";
import { GrantClearanceDialog } from "./grant-clearance-dialog";

const kind = { name: "Level 2", validDays: 730 };

/** The screen behind it, with the button that opens it. */
function Opener({ held }: { held: Clearance | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <GrantClearanceDialog
          kind={kind}
          held={held}
          member={{ id: 3, firstName: "Sam" }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const granted: Answering<"admin.grantClearance"> = ({ name, grantedOn, expiresOn = "" }) => ({
  clearances: [{ name, grantedOn, expiresOn }],
});

async function openDialog(answer = granted, held?: Clearance) {
  const grant = vi.fn(answer);
  showScreen(<Opener held={held} />, { "admin.grantClearance": grant });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { name: "Grant Level 2 to Sam" });
  return { user, grant };
}
const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choose = (label: string, value: string) =>
  fireEvent.change(day(label), { target: { value } });

it("sends the days that were chosen, and says until when it holds", async () => {
  const { user, grant } = await openDialog();
  expect([day("Granted on").value, day("Last day").value]).toEqual(["2026-11-20", "2028-11-19"]);
  choose("Granted on", "2026-11-15");
  choose("Last day", "2027-03-31");
  await user.click(screen.getByRole("button", { name: "Grant" }));
  expect(await screen.findByText("Sam: Level 2 until Wed, Mar 31, 2027")).toBeTruthy();
  const days = { grantedOn: "2026-11-15", expiresOn: "2027-03-31" };
  expect(grant).toHaveBeenCalledExactlyOnceWith({
    id: 3,
    name: "Level 2",
    ...days,
    seen: { grantedOn: null, expiresOn: null },
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("prolongs what is held as it was read, and says until when that is", async () => {
  const days = { grantedOn: "2025-01-01", expiresOn: "2026-12-31" };
  const { user, grant } = await openDialog(granted, { name: "Level 2", ...days });
  expect(screen.getByText(/^Held until Thu, Dec 31, 2026/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Grant" }));
  expect(grant).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seen: days }));
});

it("refuses a last day before the first, beside it, and sends nothing", async () => {
  const { user, grant } = await openDialog();
  choose("Last day", "2026-11-19");
  await user.click(screen.getByRole("button", { name: "Grant" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "A clearance does not end before it is granted",
  );
  expect(day("Last day").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(day("Last day"));
  expect(grant).not.toHaveBeenCalled();
});

it("stays open with what was chosen when the club refuses it", async () => {
  const refused = "Only an admin may grant a clearance to themselves.";
  const { user } = await openDialog(() => Promise.reject(new Error(refused)));
  choose("Last day", "2027-03-31");
  await user.click(screen.getByRole("button", { name: "Grant" }));
  expect((await screen.findByRole("alert")).textContent).toBe(refused);
  expect(day("Last day").value).toBe("2027-03-31");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Grant" }).disabled).toBe(false);
});

it("gives the focus back to what opened it", async () => {
  const { user } = await openDialog();
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })),
  );
});

import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { UnlimitedDialog } from "./unlimited-dialog";

afterEach(() => dismissToast());

it.each([
  [10, "Make unlimited", "admin.makeUnlimited", "Unlimited"],
  [1_000_010, "End them", "admin.endUnlimited", "Unlimited Ended"],
])("with %d hours it offers “%s”", async (hoursRemaining, label, call, told) => {
  const act = vi.fn(() => ({ hoursRemaining: 10 }));
  const member = testMember({ hoursRemaining });
  const close = vi.fn();
  showScreen(<UnlimitedDialog member={member} open onOpenChange={close} />, { [call]: act });
  await userEvent.click(await screen.findByRole("button", { name: label }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(act).toHaveBeenCalledExactlyOnceWith({ id: member.id });
  expect(close).toHaveBeenCalledExactlyOnceWith(false);
});

it("stays and says why it could not be done", async () => {
  const failing = () => Promise.reject(new Error("down"));
  const answers = { "admin.makeUnlimited": failing };
  showScreen(<UnlimitedDialog member={testMember()} open onOpenChange={vi.fn()} />, answers);
  await userEvent.click(await screen.findByRole("button", { name: "Make unlimited" }));
  expect((await screen.findByRole("alert")).textContent).toBe("down");
});

import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answering, done } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { currentToasts, dismissToast } from "../ui/toasts/toast-store";
import { ChangePasswordForm } from "./change-password-form";

interface Typed {
  current?: string;
  next?: string;
  confirm?: string;
}

afterEach(() => dismissToast());

async function show(change = vi.fn<Answering<"auth.changePassword">>(async () => done)) {
  showScreen(<ChangePasswordForm />, { "auth.changePassword": change });
  await screen.findByLabelText("Current password");
  return change;
}

const toasts = () => currentToasts().flatMap(({ open, title }) => (open ? title : []));

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function submit({ current = "", next = "", confirm = "" }: Typed) {
  const user = userEvent.setup();
  if (current) fillIn(box("Current password"), current);
  if (next) fillIn(box("New password"), next);
  if (confirm) fillIn(box("Confirm new password"), confirm);
  await user.click(screen.getByRole("button", { name: "Change Password" }));
}

const alerts = async () => (await screen.findAllByRole("alert")).map((alert) => alert.textContent);

describe("changing the password", () => {
  it("asks for all three fields, says so once, and goes to the first that is empty", async () => {
    const change = await show();
    await submit({ current: "welcome-aboard" });
    expect(await alerts()).toEqual(["All fields are required"]);
    expect(document.activeElement).toBe(box("New password"));
    expect(change).not.toHaveBeenCalled();
  });

  it("refuses a confirmation that differs", async () => {
    const change = await show();
    await submit({ current: "welcome-aboard", next: "open-water", confirm: "open-waters" });
    expect(await alerts()).toEqual(["New passwords do not match"]);
    expect(change).not.toHaveBeenCalled();
  });

  it("refuses a new password of 5 characters", async () => {
    const change = await show();
    await submit({ current: "welcome-aboard", next: "short", confirm: "short" });
    expect(await alerts()).toEqual(["New password must be at least 6 characters long"]);
    expect(change).not.toHaveBeenCalled();
  });

  it("sends what a password manager filled in without an event, and tells it whose it is", async () => {
    const change = vi.fn<Answering<"auth.changePassword">>(async () => done);
    const me = testMe({ email: "sam@willows.example" });
    showScreen(<ChangePasswordForm />, { "auth.me": me, "auth.changePassword": change });
    (await screen.findByLabelText<HTMLInputElement>("Current password")).value = "old";
    box("New password").value = "sixsix";
    box("Confirm new password").value = "sixsix";
    await screen.findByDisplayValue("sam@willows.example");
    await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledExactlyOnceWith({
        currentPassword: "old",
        newPassword: "sixsix",
        endCalendars: false,
      }),
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>("[autocomplete]")].map(
      ({ autocomplete }) => autocomplete,
    );
    expect(fields).toEqual(["username", "current-password", "new-password", "new-password"]);
  });

  it("sends the current and the new password, then empties the form", async () => {
    const change = await show();
    await submit({ current: "old", next: "sixsix", confirm: "sixsix" });
    expect(change).toHaveBeenCalledWith({
      currentPassword: "old",
      newPassword: "sixsix",
      endCalendars: false,
    });
    expect(toasts()).toEqual(["Password Changed"]);
    expect(box("New password").value).toBe("");
  });

  it("asks whether calendar addresses end as well, and sends the answer", async () => {
    const change = await show();
    await userEvent.click(screen.getByRole("checkbox", { name: /End my calendar addresses/ }));
    await submit({ current: "old", next: "sixsix", confirm: "sixsix" });
    expect(change).toHaveBeenCalledWith(expect.objectContaining({ endCalendars: true }));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });

  it("shows the server's own refusal and keeps what was typed", async () => {
    await show(
      vi.fn(async () => {
        throw new TRPCClientError("Current password is incorrect");
      }),
    );
    await submit({ current: "wrong!", next: "open-water", confirm: "open-water" });
    expect(await alerts()).toEqual(["Current password is incorrect"]);
    expect(box("New password").value).toBe("open-water");
    expect(toasts()).toEqual([]);
  });

  it("has a sentence for a failure without words", async () => {
    await show(vi.fn(async () => Promise.reject(new TRPCClientError(""))));
    await submit({ current: "old", next: "open-water", confirm: "open-water" });
    expect(await alerts()).toEqual(["Failed to change password"]);
  });

  it("says when the network failed", async () => {
    const cause = new TypeError("Failed to fetch");
    await show(
      vi.fn(async () => Promise.reject(new TRPCClientError("Failed to fetch", { cause }))),
    );
    await submit({ current: "old", next: "open-water", confirm: "open-water" });
    expect(await alerts()).toEqual(["Network error. Please try again."]);
  });
});

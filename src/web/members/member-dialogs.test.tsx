import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Answering, Answers } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMember } from "../testing/member";
import { testOrder } from "../testing/order";
import { testFee, testPlan } from "../testing/plan";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { type MemberDialogName, MemberDialogs } from "./member-dialogs";

afterEach(() => dismissToast());

const sam = testMember({ id: 3 });

function open(name: MemberDialogName, answers: Answers, member = sam) {
  const closed = vi.fn();
  const deleted = vi.fn();
  const dialog = { member, name, onClose: closed, onDeleted: deleted };
  showScreen(<MemberDialogs {...dialog} />, answers);
  return { closed, deleted };
}

const press = async (name: string) =>
  await userEvent.setup().click(await screen.findByRole("button", { name }));

const refuse =
  (message: string, data: object = {}) =>
  () =>
    Promise.reject(new TRPCClientError(message, { result: { error: { message, code: 0, data } } }));

describe("deleting", () => {
  const preview = { bookingsAhead: 2, hoursReturned: 3.5, hoursRemaining: 10 };

  it("names the person, what is cancelled and what is returned, before it does anything", async () => {
    const remove = vi.fn(() => ({ deletedMember: sam }));
    const { deleted } = open("delete", {
      "admin.deletionPreview": preview,
      "admin.deleteMember": remove,
    });
    expect(await screen.findByText(/cancels 2 future bookings and returns 3.5 hours/)).toBeTruthy();
    expect(screen.getByRole("alertdialog", { name: "Delete Sam Okafor?" })).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
    await press("Delete");
    expect(await screen.findByText("Member Deleted")).toBeTruthy();
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 3 });
    expect(deleted).toHaveBeenCalledOnce();
  });

  it("says when it is refused, and why", async () => {
    const last = "The club needs at least one admin, so the last one must stay.";
    const { deleted } = open("delete", {
      "admin.deletionPreview": preview,
      "admin.deleteMember": refuse(last),
    });
    await press("Delete");
    expect(await screen.findByText("Failed to delete member")).toBeTruthy();
    expect(screen.getByText(last)).toBeTruthy();
    expect(deleted).not.toHaveBeenCalled();
  });
});

describe("editing a profile", () => {
  it("begins with what is known, and sends what was changed", async () => {
    const save = vi.fn((input: object) => ({ member: { ...sam, ...input } }));
    const { closed } = open("edit", { "admin.editProfile": save });
    const city = await screen.findByLabelText<HTMLInputElement>(/^City/);
    expect(city.value).toBe("Victoria");
    fillIn(city, "Oak Bay");
    await press("Save Profile");
    expect(await screen.findByText("Profile Updated")).toBeTruthy();
    expect(save).toHaveBeenCalledExactlyOnceWith({
      id: 3,
      city: "Oak Bay",
      seen: { city: "Victoria" },
    });
    expect(closed).toHaveBeenCalled();
  });

  describe("when somebody else has corrected the phone meanwhile", () => {
    const theirs = "250-555-0177";
    const clash = { refusal: "CHANGED_SINCE", field: "phone", now: theirs };
    const correct = async () => {
      const save = vi
        .fn<Answering<"admin.editProfile">>(() => ({ member: { ...sam, phone: theirs } }))
        .mockImplementationOnce(refuse("Somebody else has changed this", clash));
      open("edit", { "admin.editProfile": save });
      const phone = await screen.findByLabelText<HTMLInputElement>(/^Phone/);
      fillIn(phone, "250-555-0188");
      await press("Save Profile");
      const said = within(await screen.findByRole("alert"));
      expect(said.getByText("Somebody else has changed the phone meanwhile")).toBeTruthy();
      expect(said.getByText("250-555-0188")).toBeTruthy();
      expect(said.getByText(theirs)).toBeTruthy();
      return { save, phone };
    };

    it("saves one's own over it once one says so", async () => {
      const { save } = await correct();
      await press("Keep mine");
      expect(await screen.findByText("Profile Updated")).toBeTruthy();
      expect(save.mock.calls.map(([edit]) => edit)).toEqual([
        { id: 3, phone: "250-555-0188", seen: { phone: sam.phone } },
        { id: 3, phone: "250-555-0188", seen: { phone: theirs } },
      ]);
    });

    it("leaves theirs once one takes it", async () => {
      const { save, phone } = await correct();
      await press("Take theirs");
      expect(await screen.findByText("Profile Updated")).toBeTruthy();
      expect(save.mock.lastCall).toEqual([{ id: 3, seen: {} }]);
      expect(phone.value).toBe(theirs);
    });
  });

  it("puts a taken e-mail beside its field, and keeps what was typed", async () => {
    const taken = "Another account already uses this email.";
    const { closed } = open("edit", { "admin.editProfile": refuse(taken, { field: "email" }) });
    const email = await screen.findByLabelText<HTMLInputElement>("Email");
    fillIn(email, "lee@willows.example");
    await press("Save Profile");
    expect(await screen.findByText("Failed to update member profile")).toBeTruthy();
    expect(document.getElementById(email.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      taken,
    );
    expect(email.value).toBe("lee@willows.example");
    expect(closed).not.toHaveBeenCalled();
  });

  it("sends nothing that has no name", async () => {
    const save = vi.fn();
    open("edit", { "admin.editProfile": save });
    await userEvent.setup().clear(await screen.findByLabelText("Last name"));
    await press("Save Profile");
    expect(await screen.findByText("Last name is required")).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });
});

describe("purchasing for a member", () => {
  const plans = [testPlan(), testFee()];
  const order = testOrder({ total: "787.50" });

  it("takes at most three items, and records them as paid now", async () => {
    const sell = vi.fn(() => order);
    open("purchase", { "packages.plans": plans, "admin.purchaseForMember": sell });
    for (const _ of [1, 2, 3]) await press("One 10 Hour Plan more");
    await press("One Membership Fee more");
    expect(screen.getByText("You can buy at most 3 items at once")).toBeTruthy();
    expect(screen.getByText(/^\$787.50/)).toBeTruthy();
    await press("Record Payment");
    expect(await screen.findByText("Purchase Recorded")).toBeTruthy();
    const items = [{ planId: 2, quantity: 3 }];
    expect(sell).toHaveBeenCalledExactlyOnceWith({ id: 3, items, paid: true });
  });

  it("leaves an order open that is still to be paid", async () => {
    const sell = vi.fn(() => order);
    open("purchase", { "packages.plans": plans, "admin.purchaseForMember": sell });
    await press("One 10 Hour Plan more");
    await userEvent.setup().selectOptions(screen.getByLabelText("Payment"), "later");
    await press("Record Order");
    expect(await screen.findByText("Order Recorded")).toBeTruthy();
    expect(sell).toHaveBeenCalledWith(expect.objectContaining({ paid: false }));
  });

  it("does not sell a fee that is paid, nor nothing at all", async () => {
    const paid = testMember({ id: 3, feePaidAt: "2026-11-01T18:00:00.000Z" });
    open("purchase", { "packages.plans": plans }, paid);
    await press("One Membership Fee more");
    expect(await screen.findByText("The membership fee is already paid.")).toBeTruthy();
    const record = screen.getByRole<HTMLButtonElement>("button", { name: "Record Payment" });
    expect(record.disabled).toBe(true);
  });

  it("says when it is refused, and why", async () => {
    const answers = { "packages.plans": plans, "admin.purchaseForMember": refuse("Not today.") };
    const { closed } = open("purchase", answers);
    await press("One 10 Hour Plan more");
    await press("Record Payment");
    expect(await screen.findByText("Failed to record the purchase")).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
  });
});

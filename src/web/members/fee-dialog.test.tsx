import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { MemberView } from "../../shared/members/member-views";
import type { Answering } from "../testing/answers";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { FeeDialog } from "./fee-dialog";

afterEach(() => dismissToast());

function show(known: Partial<MemberView>, answer: Answering<"admin.noteFee">) {
  const note = vi.fn(answer);
  const close = vi.fn();
  const member = testMember(known);
  showScreen(<FeeDialog member={member} open onOpenChange={close} />, { "admin.noteFee": note });
  return { note, close };
}
const paid = { feePaidAt: "2026-03-01T08:00:00.000Z", feePaidUntil: "2027-04-01" };

it("notes the day of a payment, and says until when it lasts", async () => {
  const { note, close } = show({ feePaidUntil: null }, () => ({ member: testMember(paid) }));
  expect(await screen.findByText(/^Not paid\. /)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take the note away" })).toBeNull();
  const day = await screen.findByLabelText(/^Paid elsewhere on/);
  fireEvent.change(day, { target: { value: "2026-03-01" } });
  await userEvent.click(screen.getByRole("button", { name: "Note Payment" }));
  expect(
    await screen.findByText("Sam Okafor: Paid until April 1, 2027, by a payment of Mar 1, 2026."),
  ).toBeTruthy();
  expect(note).toHaveBeenCalledExactlyOnceWith({ id: 3, paidOn: "2026-03-01" });
  expect(close).toHaveBeenCalledExactlyOnceWith(false);
});

it("takes a note away", async () => {
  const { note } = show(paid, () => ({ member: testMember({ feePaidUntil: null }) }));
  await userEvent.click(await screen.findByRole("button", { name: "Take the note away" }));
  expect(await screen.findByText("Sam Okafor: Not paid.")).toBeTruthy();
  expect(note).toHaveBeenCalledExactlyOnceWith({ id: 3, paidOn: null });
});

it("stays and says why it was not noted", async () => {
  const { close } = show({}, () => Promise.reject(new Error("A payment cannot lie ahead.")));
  await userEvent.click(await screen.findByRole("button", { name: "Note Payment" }));
  expect((await screen.findByRole("alert")).textContent).toBe("A payment cannot lie ahead.");
  expect(close).not.toHaveBeenCalled();
});

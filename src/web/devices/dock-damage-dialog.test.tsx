import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { testBoat } from "../testing/boat";
import { fillIn } from "../testing/fill-in";
import { showScreen } from "../testing/show-screen";
import { DockDamageDialog } from "./dock-damage-dialog";

const heron = testBoat({ id: 1, name: "Heron" });
const tern = testBoat({ id: 2, name: "Tern" });
const at = "2026-11-20T19:30:00.000Z";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("asks which boat, and keeps what was written when it was the wrong one", async () => {
  const said = { severity: "unusable" as const, what: "The hull leaks", photos: [], createdAt: at };
  const boat = { id: 2, name: "Tern" };
  const report = { ...said, id: 3, boat, note: "", resolvedAt: null, entries: [said] };
  const send = vi.fn(() => ({ report }));
  const close = vi.fn();
  showScreen(<DockDamageDialog onClose={close} />, {
    "boats.list": [heron, tern],
    "boats.reportDamage": send,
  });
  await press("Heron");
  await screen.findByRole("heading", { name: "Report damage to Heron" });
  await userEvent.click(screen.getByRole("radio", { name: /Unusable/ }));
  fillIn(screen.getByLabelText("What is damaged?"), "The hull leaks");
  await press("Another boat");
  await press("Tern");
  await press("Send the report");
  await screen.findByText("Tern is offline now.");
  expect(send).toHaveBeenCalledExactlyOnceWith({
    id: 2,
    severity: "unusable",
    what: "The hull leaks",
  });
  await press("Back to the board");
  expect(close).toHaveBeenCalledOnce();
});

it("says plainly that a boat stays online until staff confirm it", async () => {
  const said = { severity: "unusable" as const, what: "The hull leaks", photos: [], createdAt: at };
  const boat = { id: 2, name: "Tern" };
  const report = { ...said, severity: "minor" as const, id: 3, boat, note: "", resolvedAt: null };
  showScreen(<DockDamageDialog onClose={vi.fn()} />, {
    "boats.list": [tern],
    "boats.reportDamage": { report: { ...report, entries: [said] } },
  });
  await press("Tern");
  await userEvent.click(await screen.findByRole("radio", { name: /Unusable/ }));
  fillIn(screen.getByLabelText("What is damaged?"), "The hull leaks");
  await press("Send the report");
  expect(await screen.findByText(/Tern stays online until a manager confirms it/)).toBeDefined();
  expect(screen.queryByText("Tern is offline now.")).toBeNull();
});

it("goes away when nobody touches it any more, and not while somebody writes", async () => {
  const close = vi.fn();
  showScreen(<DockDamageDialog onClose={close} />, { "boats.list": [heron] });
  await press("Heron");
  vi.useFakeTimers();
  try {
    const field = screen.getByLabelText("What is damaged?");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    vi.advanceTimersByTime(3 * 60_000);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    vi.advanceTimersByTime(3 * 60_000);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(close).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

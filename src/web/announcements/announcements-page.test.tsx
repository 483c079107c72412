import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { AnnouncementInput } from "../../shared/announcements/announcement-schemas";
import { testAnnouncement } from "../testing/announcement";
import { type Answers, done } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { AnnouncementsPage } from "./announcements-page";

afterEach(() => dismissToast());

const manager = { "auth.me": testMe({ isManager: true }) };
const open = (answers: Answers) => showScreen(<AnnouncementsPage />, { ...manager, ...answers });

it("says of each for whom it is, on which days, and whether it is running", async () => {
  const ahead = testAnnouncement({ id: 5, from: "2026-11-21", mail: true });
  const over = testAnnouncement({ id: 6, until: "2026-11-19", audience: "staff" });
  open({ "admin.announcements": [ahead, testAnnouncement(), over] });
  await screen.findByText("Ahead");
  const lines = screen.getAllByRole("listitem").filter((item) => !item.closest("nav"));
  const items = lines.map((item) => item.textContent);
  expect(items[0]).toMatch(/Ahead.*Members, also by mail · Sat, Nov 21 to Tue, Nov 24, 2026/s);
  expect(items[1]).toMatch(/Running.*Members · Thu, Nov 19 to/s);
  expect(items[2]).toMatch(/Over.*Managers and admins · on Thu, Nov 19, 2026/s);
});

it("sends what was written, and says what is missing first", async () => {
  const add = vi.fn((given: AnnouncementInput) => ({ id: 9, ...given }));
  open({ "admin.announcements": [], "admin.addAnnouncement": add });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Write one" }));
  await user.click(screen.getByRole("button", { name: "Announce" }));
  expect(await screen.findByText("An announcement needs a title")).toBeTruthy();
  expect(add).not.toHaveBeenCalled();
  fillIn(screen.getByLabelText("Title"), "Regatta");
  fillIn(screen.getByLabelText("Text"), "Come and row.");
  await user.selectOptions(screen.getByLabelText("For"), "everybody");
  await user.click(screen.getByLabelText(/^Also by mail/));
  await user.click(screen.getByRole("button", { name: "Announce" }));
  expect(await screen.findByText("Announced")).toBeTruthy();
  expect(add).toHaveBeenCalledExactlyOnceWith({
    title: "Regatta",
    text: "Come and row.",
    audience: "everybody",
    mail: true,
    from: "2026-11-20",
    until: "2026-11-26",
  });
});

it("keeps what was typed when it could not be saved", async () => {
  open({
    "admin.announcements": [testAnnouncement()],
    "admin.editAnnouncement": () => Promise.reject(new Error("down")),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Edit/ }));
  await user.type(screen.getByLabelText("Title"), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toBe("down");
  expect(screen.getByLabelText("Title")).toHaveProperty("value", "Dock work on Tuesday!");
});

it("deletes one once that is confirmed", async () => {
  const gone = vi.fn(() => done);
  open({ "admin.announcements": [testAnnouncement()], "admin.deleteAnnouncement": gone });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Delete/ }));
  await user.click(screen.getByRole("button", { name: "Delete it" }));
  expect(gone).toHaveBeenCalledExactlyOnceWith({ id: 4 });
});

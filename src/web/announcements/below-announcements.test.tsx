import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { testAnnouncement } from "../testing/announcement";
import { done } from "../testing/answers";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { BelowAnnouncements } from "./below-announcements";

afterEach(() => dismissToast());

const screenBelow = <BelowAnnouncements coming="Coming">The screen</BelowAnnouncements>;

const openDay = testAnnouncement({ id: 5, title: "Open day", text: "Bring cake. ".repeat(40) });

it("shows what the club tells until it is read, and the focus stays with the rest", async () => {
  let running = [testAnnouncement(), openDay];
  const dismiss = vi.fn(() => {
    running = [openDay];
    return done;
  });
  showScreen(screenBelow, {
    "admin.runningAnnouncements": () => running,
    "admin.dismissAnnouncement": dismiss,
  });
  expect(await screen.findByText("Dock work on Tuesday")).toBeTruthy();
  const link = screen.getByRole("link", { name: "https://club.example/dock" });
  expect(link.getAttribute("href")).toBe("https://club.example/dock");
  await userEvent.click(screen.getByRole("button", { name: "Got it: Dock work on Tuesday" }));
  await waitFor(() => expect(screen.queryByText("Dock work on Tuesday")).toBeNull());
  expect(dismiss).toHaveBeenCalledExactlyOnceWith({ id: 4 });
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Announcements" }));
});

it("folds a long text under its title", async () => {
  showScreen(screenBelow, { "admin.runningAnnouncements": [openDay] });
  const summary = await screen.findByText("Read it all");
  expect(summary.closest("details")).toHaveProperty("open", false);
});

it("stays and says why where it could not be put away", async () => {
  showScreen(screenBelow, {
    "admin.runningAnnouncements": [testAnnouncement()],
    "admin.dismissAnnouncement": () => Promise.reject(new Error("down")),
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Got it/ }));
  expect(await screen.findByText("It stays for now")).toBeTruthy();
  expect(screen.getByText("Dock work on Tuesday")).toBeTruthy();
});

it("shows the screen once it is known what stands above, and where that cannot be read", async () => {
  let answer = (_: unknown) => {};
  const held = new Promise<never>((_, refuse) => {
    answer = refuse;
  });
  showScreen(screenBelow, { "admin.runningAnnouncements": () => held });
  expect(await screen.findByText("Coming")).toBeTruthy();
  expect(screen.queryByText("The screen")).toBeNull();
  answer(new Error("down"));
  expect(await screen.findByText("The screen")).toBeTruthy();
});

import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { setupSteps } from "../../shared/setup/setup-steps";
import type { Answers } from "../testing/answers";
import { done } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { SetupOfClub } from "./setup-of-club";

afterEach(() => dismissToast());

const nothing = {
  place: false,
  details: false,
  boats: true,
  kinds: false,
  packages: false,
  testMail: false,
};
const others = { payments: false, members: false, hours: false, invitations: false };
const steps = setupSteps({ ...nothing, ...others }, ["hours"]);

async function open(answers: Answers = {}) {
  showScreen(<SetupOfClub />, { "admin.setup": { steps, open: true }, ...answers });
  await screen.findByRole("heading", { name: "Set up your club" });
  return (title: string) => {
    const line = screen
      .getAllByRole("listitem")
      .find((item) => item.querySelector("p")?.textContent?.startsWith(title));
    return within(line ?? document.body);
  };
}

it("says what is done, what is later and where the rest is done", async () => {
  const line = await open();
  expect(screen.getByText("1 of 10 done")).toBeTruthy();
  expect(line("Boats").getByText("Done")).toBeTruthy();
  expect(line("Boats").queryByRole("button")).toBeNull();
  expect(line("Opening hours").getByText("Later")).toBeTruthy();
  const wayTo = (title: string) =>
    line(title)
      .getByRole("link", { name: `Go there ${title}` })
      .getAttribute("href");
  expect(wayTo("Club details")).toBe("/club-settings");
  expect(wayTo("Kinds of boats")).toBe("/club-settings/kinds");
  expect(wayTo("Members")).toBe("/admin/import?kind=members");
  expect(wayTo("Opening hours of members")).toBe("/admin/import?kind=hours");
  expect(wayTo("Invitations")).toBe("/admin/import");
});

it.each([
  ["Packages", "The prices are right", { packagesConfirmed: true }],
  ["Payments", "Clubhouse only", { clubhouseOnly: true }],
  ["Payments", "Later Payments", { later: ["hours", "payments"], seen: { later: ["hours"] } }],
  [
    "Opening hours",
    "Not later Opening hours of members",
    { later: [], seen: { later: ["hours"] } },
  ],
])("in %s, “%s” says %o", async (title, button, said) => {
  const edit = vi.fn(() => ({ steps, open: true }));
  const line = await open({ "admin.editSetup": edit });
  await userEvent.click(line(title).getByRole("button", { name: button }));
  expect(edit).toHaveBeenCalledExactlyOnceWith(said);
});

it("asks the first admin for a name, and nobody who has one", async () => {
  const me = testMe({ id: 1, firstName: "Club", lastName: "Admin", isAdmin: true });
  const edit = vi.fn(() => ({ member: me.member }));
  await open({ "auth.me": me, "admin.editProfile": edit });
  fillIn(await screen.findByLabelText("First name"), "Avery");
  await userEvent.click(screen.getByRole("button", { name: "Save Name" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Last name is required");
  fillIn(screen.getByLabelText("Last name"), "Chen");
  await userEvent.click(screen.getByRole("button", { name: "Save Name" }));
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    id: 1,
    firstName: "Avery",
    lastName: "Chen",
    seen: { firstName: "Club", lastName: "Admin" },
  });
});

it("sends a test mail, and closes", async () => {
  const send = vi.fn(() => done);
  const edit = vi.fn(() => ({ steps, open: false }));
  await open({ "admin.sendTestMail": send, "admin.editSetup": edit });
  await userEvent.click(screen.getByRole("button", { name: "Send it" }));
  expect(await screen.findByText("On Its Way")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close this list" }));
  expect(edit).toHaveBeenCalledExactlyOnceWith({ closed: true });
});

it("is not there for a club that needs none", async () => {
  showScreen(<SetupOfClub />, { "admin.setup": { steps, open: false } });
  expect(screen.queryByRole("heading")).toBeNull();
});

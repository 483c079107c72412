import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { AccountView } from "../../shared/account/account-schemas";
import type { MemberView } from "../../shared/members/member-views";
import type { Answers } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { AccountPage } from "./account-page";

const account: AccountView = {
  without: ["reminders"],
  calendars: [],
  devices: [
    { name: "Chrome on Android", signedInAt: "2026-11-20T18:00:00.000Z", current: true },
    { name: "Safari on Mac", signedInAt: "2026-11-18T18:00:00.000Z", current: false },
  ],
};

async function open(answers: Answers = {}, member: Partial<MemberView> = {}) {
  const asked: { path: string; input: unknown }[] = [];
  const noted = Object.entries(answers).map(([path, answer]) => [
    path,
    (input: unknown) => {
      asked.push({ path, input });
      return answer;
    },
  ]);
  showScreen(<AccountPage />, {
    "auth.me": testMe(member),
    "auth.account": account,
    ...Object.fromEntries(noted),
  });
  await screen.findByRole("heading", { name: "Messages" });
  return asked;
}

describe("the account page", () => {
  it("saves how to reach a member, and nothing the club decides on", async () => {
    const asked = await open({ "auth.editMyProfile": { member: testMember() } });
    const phone = screen.getByLabelText(/^Phone/);
    fillIn(phone, "250-555-0177");
    await userEvent.click(screen.getByRole("button", { name: "Save Profile" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input).toEqual({
      phone: "250-555-0177",
      seen: { phone: testMember().phone },
    });
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  it("shows which messages come, and keeps a change at once", async () => {
    const asked = await open({ "auth.chooseMail": { ok: true } });
    const reminders = screen.getByRole("checkbox", { name: /^Reminders/ });
    expect(reminders).toHaveProperty("checked", false);
    await userEvent.click(screen.getByRole("checkbox", { name: /^My hours/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input).toEqual({ without: ["reminders", "hours"] });
  });

  it("offers new registrations and everybody's calendar to admins alone", async () => {
    await open();
    expect(screen.queryByRole("checkbox", { name: /^New registrations/ })).toBeNull();
    expect(screen.queryByRole("region", { name: "All bookings of the club" })).toBeNull();
  });

  it("offers them to an admin", async () => {
    await open({}, { isAdmin: true });
    expect(screen.getByRole("checkbox", { name: /^New registrations/ })).toBeDefined();
    expect(screen.getByRole("region", { name: "All bookings of the club" })).toBeDefined();
  });

  it("shows a calendar address once it is made", async () => {
    const address = "https://club.example/calendar/secret.ics";
    const asked = await open({ "auth.renewCalendar": { address } });
    await userEvent.click(screen.getByRole("button", { name: "Make an address" }));
    expect(await screen.findByDisplayValue(address)).toBeDefined();
    expect(asked[0]?.input).toEqual({ scope: "own" });
  });

  it("names the devices and this one among them", async () => {
    await open();
    const devices = screen.getByRole("region", { name: "Signed-in devices" });
    const [here, there] = within(devices).getAllByRole("listitem");
    expect(here?.textContent).toContain("Chrome on Android This one");
    expect(there?.textContent).toBe("Safari on Mac since Nov 18, 2026, 11:00 AM");
  });

  it("asks before it sends the club a request for deletion", async () => {
    const asked = await open({ "auth.requestDeletion": { ok: true } });
    await userEvent.click(screen.getByRole("button", { name: "Ask for deletion" }));
    expect(asked).toEqual([]);
    fillIn(screen.getByLabelText(/^Reason/), "Moving away");
    await userEvent.click(screen.getByRole("button", { name: "Send Request" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input).toEqual({ reason: "Moving away" });
  });

  it("no longer lists the devices that a new password has signed out", async () => {
    let devices = account.devices;
    showScreen(<AccountPage />, {
      "auth.me": testMe(),
      "auth.account": () => ({ ...account, devices }),
      "auth.changePassword": () => {
        devices = devices.filter(({ current }) => current);
        return { ok: true };
      },
    });
    expect(await screen.findByText("Safari on Mac")).toBeTruthy();
    fillIn(screen.getByLabelText("Current password"), "rowing");
    fillIn(screen.getByLabelText("New password"), "sculling");
    fillIn(screen.getByLabelText("Confirm new password"), "sculling");
    await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
    await waitFor(() => expect(screen.queryByText("Safari on Mac")).toBeNull());
    expect(screen.getByText("Chrome on Android")).toBeTruthy();
  });
});

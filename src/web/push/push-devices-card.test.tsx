import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, onTestFinished } from "vitest";
import type { PushDeviceView } from "../../shared/push/push-schemas";
import { done } from "../testing/answers";
import { stubPushBrowser } from "../testing/push-browser";
import { showScreen } from "../testing/show-screen";
import { keepShownDevice, shownDeviceOf } from "./device-choices";
import { PushDevicesCard } from "./push-devices-card";

const signedInAt = "2026-11-20T18:00:00.000Z";
const phone = { id: 4, name: "Chrome on Android", createdAt: signedInAt };
const mac = { id: 3, name: "Safari on Mac", createdAt: "2026-11-18T18:00:00.000Z" };

/** Shows the card to member 7, who has these devices. */
function show(devices: PushDeviceView[]) {
  const calls: [string, unknown][] = [];
  const note =
    <Answer,>(name: string, answer: Answer) =>
    (input: unknown) => {
      calls.push([name, input]);
      return answer;
    };
  showScreen(<PushDevicesCard memberId={7} signedInAt={signedInAt} />, {
    "auth.pushDevices": () => devices,
    "auth.pushKey": { publicKey: "BKey" },
    "auth.addPushDevice": (input) => {
      devices = [phone, ...devices];
      return note("add", { id: phone.id, name: phone.name })(input);
    },
    "auth.removePushDevice": (input) => {
      devices = devices.filter(({ id }) => id !== input.id);
      return note("remove", done)(input);
    },
    "auth.tryPushDevice": note("try", done),
  });
  return calls;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

describe("a browser that can show messages", () => {
  it("is asked by a press that says why, and not before", async () => {
    const browser = stubPushBrowser();
    const calls = show([]);
    await screen.findByText(/a boat that is held for you/);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Show messages on this device" })).toHaveProperty(
        "disabled",
        false,
      ),
    );
    expect(browser.asked).toBe(0);
    await press("Show messages on this device");
    const line = await screen.findByRole("listitem");
    expect(browser.asked).toBe(1);
    expect(calls).toEqual([["add", browser.sent]]);
    expect(within(line).getByText("This one")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Show messages on this device" })).toBeNull();
    expect(shownDeviceOf(7)).toEqual({ memberId: 7, id: 4, signedInAt });
    expect(shownDeviceOf(8)).toBeUndefined();
  });

  it("that was told no sends nothing, and says where to change it", async () => {
    stubPushBrowser({ answer: "denied" });
    const calls = show([]);
    await press("Show messages on this device");
    await screen.findByText(/Your browser does not let the club show messages here/);
    expect(calls).toEqual([]);
  });

  it("whose push service is away says so, and can be asked again", async () => {
    stubPushBrowser({ permission: "granted", fails: true });
    const calls = show([]);
    await press("Show messages on this device");
    await screen.findByText(/could not reach its push service/);
    expect(calls).toEqual([]);
    expect(screen.getByRole("button", { name: "Show messages on this device" })).toBeDefined();
  });
});

it("A device is tried, and removed; this one gives its address back.", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  keepShownDevice({ memberId: 7, id: 4, signedInAt });
  const calls = show([phone, mac]);
  await press(/^Try it\s*on Safari on Mac/);
  await screen.findByText("A message for Safari on Mac.");
  await press(/^Remove\s*Safari on Mac/);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(browser.subscribed).toBe(true);
  await press(/^Remove\s*Chrome on Android/);
  await screen.findByRole("button", { name: "Show messages on this device" });
  await waitFor(() => expect(browser.subscribed).toBe(false));
  expect(shownDeviceOf(7)).toBeUndefined();
  expect(calls).toEqual([
    ["try", { id: 3 }],
    ["remove", { id: 3 }],
    ["remove", { id: 4 }],
  ]);
});

it("A phone that must install first says how.", async () => {
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
  stubPushBrowser();
  Reflect.deleteProperty(navigator, "serviceWorker");
  show([]);
  await screen.findByText(/Press Share, then "Add to Home Screen"/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("A browser that cannot says that mail comes as before.", async () => {
  show([]);
  await screen.findByText("This browser cannot show messages. Mail comes as before.");
});

import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PushDeviceView } from "../../shared/push/push-schemas";
import { stubPushBrowser } from "../testing/push-browser";
import { showScreen } from "../testing/show-screen";
import { keepShownDevice, shownDeviceOf } from "./device-choices";
import { RenewDevice } from "./renew-device";

const signedInAt = "2026-11-20T18:00:00.000Z";
const earlier = "2026-11-02T18:00:00.000Z";
const device = { id: 4, name: "Chrome on Android", createdAt: earlier };

/** A visit of member 7; gives what was sent, and what was asked of the server before. */
function visit(devices: PushDeviceView[]) {
  const sent: unknown[] = [];
  const asked: string[] = [];
  showScreen(<RenewDevice memberId={7} />, {
    "auth.account": () => {
      asked.push("account");
      return {
        without: [],
        calendars: [],
        devices: [{ name: "Chrome on Android", signedInAt, current: true }],
      };
    },
    "auth.pushDevices": devices,
    "auth.pushKey": { publicKey: "BKey" },
    "auth.addPushDevice": (input) => {
      sent.push(input);
      return { id: 9, name: "Chrome on Android" };
    },
  });
  return { sent, asked };
}

it("A device is sent anew once its session is another.", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  keepShownDevice({ memberId: 7, id: 4, signedInAt: earlier });
  const { sent } = visit([]);
  await waitFor(() => expect(shownDeviceOf(7)).toEqual({ memberId: 7, id: 9, signedInAt }));
  expect(sent).toEqual([browser.sent]);
});

it("One that its member took away from elsewhere stays away.", async () => {
  const browser = stubPushBrowser({ permission: "granted", subscribed: true });
  keepShownDevice({ memberId: 7, id: 4, signedInAt });
  const { sent } = visit([]);
  await waitFor(() => expect(browser.subscribed).toBe(false));
  expect(shownDeviceOf(7)).toBeUndefined();
  expect(sent).toEqual([]);
});

it("One whose push service gave it up is sent anew in the same session.", async () => {
  stubPushBrowser({ permission: "granted" });
  keepShownDevice({ memberId: 7, id: 4, signedInAt });
  const { sent } = visit([]);
  await waitFor(() => expect(sent).toHaveLength(1));
});

it("Nothing is sent for another member, and nobody is asked without a press.", async () => {
  const browser = stubPushBrowser({ permission: "default", subscribed: true });
  keepShownDevice({ memberId: 7, id: 4, signedInAt: earlier });
  const first = visit([device]);
  stubPushBrowser({ permission: "granted", subscribed: true });
  keepShownDevice({ memberId: 8, id: 4, signedInAt: earlier });
  const second = visit([device]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([first, second]).toEqual([
    { sent: [], asked: [] },
    { sent: [], asked: [] },
  ]);
  expect(browser.asked).toBe(0);
});

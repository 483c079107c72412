import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closeContexts, sharedBrowser } from "../../server/testing/launch-browser";
import { openPushService, type PushService } from "../../server/testing/push-service";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { type SpawnedServer, spawnServer } from "../../server/testing/spawn-server";
import { paths } from "../paths";
import { axeViolations, bringAxe } from "../testing/axe-violations";

// Chromium's own push service cannot be had in tests: without Google's servers it gives no address, and a
// headless one lets no page show messages. So what the browser answers about both is put in its place, for a
// device of a push service on this machine; all between is real, the encryption included.

let server: SpawnedServer;
let service: PushService;
beforeAll(async () => {
  service = await openPushService();
  server = await spawnServer({ WEBHOOK_PRIVATE: "1" });
});
afterAll(async () => {
  await closeContexts(await sharedBrowser());
  await server.stop();
  await service.close();
});

let context: BrowserContext;
beforeEach(async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  context = await (await sharedBrowser()).newContext({ baseURL: server.origin, ...phone });
  await signInBrowser(context, "sam");
});

type Device = ReturnType<PushService["device"]>;

/** Lets every page of the context be one of a browser that knows this device's address. */
const knowDevice = (context: BrowserContext, { subscription }: Pick<Device, "subscription">) =>
  context.addInitScript(
    ({ endpoint, keys }) => {
      const given = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => localStorage.removeItem("test subscribed"),
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => localStorage.getItem("test subscribed") && given,
        subscribe: async () => {
          localStorage.setItem("test subscribed", "true");
          return given;
        },
      });
      const permission = () => localStorage.getItem("test permission") ?? "default";
      Object.defineProperty(Notification, "permission", { get: permission });
      Notification.requestPermission = async () => {
        localStorage.setItem("test permission", "granted");
        return "granted";
      };
    },
    { ...subscription },
  );

const showHere = (page: Page) => page.getByRole("button", { name: "Show messages on this device" });

test("A phone shows messages after a press, hears a trial, and is removed.", async () => {
  const device = service.device();
  await knowDevice(context, device);
  await bringAxe(context);
  const page = await context.newPage();
  await page.goto(paths.account);
  await showHere(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await showHere(page).click();
  const card = page.getByRole("region", { name: "Messages on your devices" });
  const line = card.getByRole("listitem").filter({ hasText: "This one" });
  await line.getByRole("button", { name: /^Try it/ }).click();
  await expect.poll(() => device.shown.length, { timeout: 20_000 }).toBe(1);
  expect(device.shown[0]?.message).toMatchObject({
    title: "Willows Rowing Club",
    words: "This is what a message from the club looks like here.",
  });
  expect(service.refused).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await line.getByRole("button", { name: /^Remove/ }).click();
  await showHere(page).waitFor();
  expect(await (await context.request.get("/api/auth/push")).json()).toEqual([]);
});

test("It is sent anew at the next visit after another log-in, and not to somebody else.", async () => {
  await knowDevice(context, service.device());
  const page = await context.newPage();
  await page.goto(paths.account);
  await showHere(page).click();
  await showHere(page).waitFor({ state: "detached" });
  const devices = async () => (await context.request.get("/api/auth/push")).json();
  expect(await devices()).toHaveLength(1);
  await signInBrowser(context, "lee");
  const sent = () => page.waitForResponse((answer) => answer.url().includes("auth.addPushDevice"));
  await page.goto(paths.faq);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await devices()).toEqual([]);
  await signInBrowser(context, "sam");
  expect(await devices()).toEqual([]);
  const again = sent();
  await page.goto(paths.faq);
  await again;
  expect(await devices()).toHaveLength(1);
});

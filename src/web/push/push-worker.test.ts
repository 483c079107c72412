import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

const source = readFileSync(new URL("../../../public/sw.js", import.meta.url), "utf8");
const origin = "https://club.example";

/** The service worker in a browser that shows these windows; `hear` tells it of an event. */
function startWorker({ windows = [] as string[], manifest = {} as object } = {}) {
  const heard = new Map<string, (event: object) => void>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const focused: string[] = [];
  const self = {
    addEventListener: (name: string, act: (event: object) => void) => heard.set(name, act),
    registration: { showNotification },
    clients: {
      openWindow,
      matchAll: async () => windows.map((url) => ({ url, focus: () => focused.push(url) })),
    },
  };
  const location = new URL(`${origin}/sw.js?build=1`);
  const fetch = async () => ({ json: async () => manifest });
  runInNewContext(source, { self, location, fetch, URL, AbortSignal, caches: {} });
  const hear = async (name: string, event: object) => {
    const under: unknown[] = [];
    heard.get(name)?.({ ...event, waitUntil: (work: unknown) => under.push(work) });
    await Promise.all(under);
  };
  return { hear, showNotification, openWindow, focused };
}

const message = {
  title: "Willows Rowing Club",
  words: "A boat is held for you until 7:23 AM",
  path: "/waitlist",
  tag: "message-7",
};

it("shows a message under the icon of the club's app, twice the same one once", async () => {
  const icons = [
    { src: "/favicon.svg", type: "image/svg+xml" },
    { src: "/club-pictures/icon.png", type: "image/png" },
  ];
  const worker = startWorker({ manifest: { icons } });
  await worker.hear("push", { data: { json: () => message } });
  expect(worker.showNotification.mock.calls).toEqual([
    [
      "Willows Rowing Club",
      {
        body: "A boat is held for you until 7:23 AM",
        tag: "message-7",
        data: { path: "/waitlist" },
        icon: "/club-pictures/icon.png",
      },
    ],
  ]);
});

it("shows it under ours where the club's cannot be read", async () => {
  const worker = startWorker({ manifest: {} });
  await worker.hear("push", { data: { json: () => message } });
  expect(worker.showNotification.mock.calls[0]?.[1]).toMatchObject({ icon: "/icons/icon-192.png" });
});

it("opens the screen that acts, and takes no other from somebody who may be typing", async () => {
  const worker = startWorker({ windows: [`${origin}/account`] });
  const close = vi.fn();
  await worker.hear("notificationclick", {
    notification: { close, data: { path: "/dashboard#next-outing" } },
  });
  expect(close).toHaveBeenCalledOnce();
  expect(worker.openWindow.mock.calls).toEqual([[`${origin}/dashboard#next-outing`]]);
  expect(worker.focused).toEqual([]);
});

it("goes to the window that shows it already", async () => {
  const worker = startWorker({ windows: [`${origin}/account`, `${origin}/waitlist`] });
  await worker.hear("notificationclick", {
    notification: { close: () => {}, data: { path: "/waitlist" } },
  });
  expect(worker.focused).toEqual([`${origin}/waitlist`]);
  expect(worker.openWindow).not.toHaveBeenCalled();
});

import { onTestFinished, vi } from "vitest";

const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

/** A browser that can show messages, as a test of a screen meets it; `asked` counts its questions. */
export function stubPushBrowser({
  permission = "default" as NotificationPermission,
  answer = "granted" as NotificationPermission,
  subscribed = false,
  fails = false,
} = {}) {
  const endpoint = "https://push.example/1";
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      state.subscribed = false;
    },
  };
  const state = { asked: 0, subscribed };
  const notification = {
    permission,
    requestPermission: async () => {
      if (notification.permission === "default") {
        state.asked += 1;
        notification.permission = answer;
      }
      return notification.permission;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.subscribed ? subscription : null),
    subscribe: async () => {
      if (fails) throw new DOMException("Registration failed", "AbortError");
      state.subscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", pushManager);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
    localStorage.clear();
  });
  return Object.assign(state, { sent: { endpoint, keys } });
}

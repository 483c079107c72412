import type { AddPushDeviceInput } from "../../shared/push/push-schemas";
import { isInstalled } from "./install-prompt";

/** Whether this browser can show messages of the club, and where it cannot, why. */
export type PushAbility = "can" | "refused" | "install-first" | "cannot";

export function pushAbility(): PushAbility {
  const knowsHow =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // iPhones and iPads leave it to installed apps.
  if (!knowsHow) return "standalone" in navigator && !isInstalled() ? "install-first" : "cannot";
  return Notification.permission === "denied" ? "refused" : "can";
}

/**
 * The address that the browser's push service gives, asking its member first where they have not been asked;
 * null where they say no. Throws, in words, where the push service cannot be reached.
 */
export async function subscribe(publicKey: string): Promise<AddPushDeviceInput | null> {
  // First of all: Safari asks only while it still sees the press.
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    const { pushManager } = await workerReady();
    const known = await pushManager.getSubscription();
    // It was made with the keys of a club that this one is no more.
    if (known && keyOf(known) !== publicKey) await known.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const subscription = await pushManager.subscribe(options);
    const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
    return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
  } catch (cause) {
    const words = "This browser could not reach its push service. Please try again later.";
    throw new Error(words, { cause });
  }
}

/** Gives the address back, so that nothing shows here any more. */
export async function unsubscribe(): Promise<void> {
  await (await presentSubscription())?.unsubscribe();
}

export const isSubscribed = async (): Promise<boolean> => Boolean(await presentSubscription());

async function presentSubscription() {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

const workerPatienceMs = 10_000;

function workerReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("No service worker came")), workerPatienceMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

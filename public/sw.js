// @ts-check
// Keeps what the app is built of, and the page to show without a network. HTML always comes from
// the server and the API never passes through here, so nobody online ever sees anything old.
// The app asks for this file with the name of its build: each build brings its own worker.

const worker = /** @type {any} */ (self);
const offlinePage = "/offline.html";
const cacheName = `slipway ${new URL(location.href).searchParams.get("build")}`;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    Promise.all([askWhileStarting(), forgetOtherBuilds().then(() => worker.clients.claim())]),
  );
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (/^\/(?:api|paypal)(?:\/|$)/.test(pathname)) return;
  if (request.mode === "navigate")
    event.respondWith(networkElseKept(request, offlinePage, event.preloadResponse));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptElseNetwork(request));
  else event.respondWith(networkElseKept(request, request));
});

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, words, path, tag } = event.data.json();
  event.waitUntil(show(title, { body: words, tag, data: { path } }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openScreen(event.notification.data.path));
});

/** @param {string} title
 * @param {object} options */
async function show(title, options) {
  await worker.registration.showNotification(title, { ...options, icon: await clubIcon() });
}

/** By the icon under which the club's app is installed, unless the network keeps a message waiting for it. */
async function clubIcon() {
  const ours = "/icons/icon-192.png";
  try {
    const soon = { signal: AbortSignal.timeout(2000) };
    const { icons } = await (await fetch("/manifest.webmanifest", soon)).json();
    return icons.find((/** @type {any} */ { type }) => type === "image/png")?.src ?? ours;
  } catch {
    return ours;
  }
}

/** In the window that shows it already; elsewhere somebody may be typing.
 * @param {string} path */
async function openScreen(path) {
  const { href } = new URL(path, location.origin);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((/** @type {any} */ { url }) => url === href);
  return open ? open.focus() : worker.clients.openWindow(href);
}

async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  const page = await freshly(offlinePage);
  await cache.put(offlinePage, page.clone());
  const parts = [...(await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  await Promise.all(parts.map(async (path) => cache.put(path, await freshly(path))));
}

/** @param {string} path */
async function freshly(path) {
  const response = await fetch(path, { cache: path.startsWith("/assets/") ? "default" : "reload" });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Lets the browser ask for a page at once, while this worker is still starting. */
async function askWhileStarting() {
  await worker.registration.navigationPreload?.enable();
}

async function forgetOtherBuilds() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** @param {Request} request
 * @param {Request | string} fallback
 * @param {Promise<Response | undefined>} [asked] the answer to it that is already on its way */
async function networkElseKept(request, fallback, asked) {
  try {
    return (await asked) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(fallback, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** A name under /assets/ holds the hash of its content, so what was kept is never out of date.
 * @param {Request} request */
async function keptElseNetwork(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
}

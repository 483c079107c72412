// @ts-check
// Runs in every measured page before anything of its own, and keeps what the browser tells.
/** @type {import("./page-clock").Seen} */
const seen = { lcpMs: 0, lcpOf: "", shift: 0, longTasksMs: [], eventsMs: [] };
Object.assign(window, { seen });

/** @param {string} type
 * @param {(entry: import("./page-clock").WatchedEntry) => void} hear */
function on(type, hear) {
  new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe(
    Object.assign({ type, buffered: true, durationThreshold: 16 }),
  );
}

on("largest-contentful-paint", ({ startTime, element, url, size }) => {
  seen.lcpMs = startTime;
  seen.lcpOf = `${size} px², ${element?.localName} ${url || element?.textContent?.slice(0, 60)}`;
});
on("layout-shift", ({ hadRecentInput, value = 0 }) => {
  if (!hadRecentInput) seen.shift += value;
});
on("longtask", ({ duration }) => seen.longTasksMs.push(duration));
on("event", ({ name, duration }) => seen.eventsMs.push({ name, ms: duration }));

// @ts-check
// A page that comes drawn asks for its scripts when it has been painted, so that style and type share
// neither the network nor the processor with them. Any other page starts by itself.
{
  new PerformanceObserver(startOnceRead).observe({ type: "paint", buffered: true });
  // All else is there, or the page lies behind others and is not painted.
  addEventListener("load", startOnceRead);

  function startOnceRead() {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
    else start();
  }

  /** Finds nothing the second time. */
  function start() {
    for (const named of document.querySelectorAll("link[rel=after-paint]")) {
      const link = /** @type {HTMLLinkElement} */ (named);
      link.rel = "modulepreload";
      if ("script" in link.dataset) run(link.href);
    }
  }

  /** @param {string} src */
  function run(src) {
    const script = document.createElement("script");
    script.type = "module";
    script.crossOrigin = "";
    script.src = src;
    document.head.append(script);
  }
}

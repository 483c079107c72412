// @ts-check
// A page whose scripts do not come stands there and hears nothing. It says so, with a way on that
// needs none of them; should they come after all, it is as if nothing had been said.
{
  // Longer than the slowest network takes that still brings something.
  const patienceMs = 20_000;

  // Said here, because the page's own style may not have come either.
  const lineStyle =
    "position: fixed; inset: auto 0 0; z-index: 50; margin: 0; padding: 1rem; text-align: center;" +
    "color: var(--color-ink, CanvasText); background: var(--color-float, Canvas);" +
    "border-top: 2px solid var(--color-signal, CanvasText)";
  const linkStyle = "color: inherit; text-decoration: underline; padding: 1rem 0.5rem";

  const root = () => document.querySelector("#root");
  // A screen that came drawn holds a mark until it hears (`src/web/ui/loading/lazy-part.tsx`).
  const isWhole = () => root()?.firstChild && !root()?.querySelector("[data-hydrating]");

  // A script tells of what it imports, too. Only a listener that catches hears of it.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && tell(), true);
  setTimeout(tell, patienceMs);

  function tell() {
    if (isWhole() || document.querySelector("#not-whole")) return;
    const line = document.createElement("p");
    line.id = "not-whole";
    line.style.cssText = lineStyle;
    line.setAttribute("role", "alert");
    const reload = document.createElement("a");
    reload.style.cssText = linkStyle;
    reload.href = location.pathname + location.search;
    reload.textContent = "Reload it.";
    line.append("This page did not load whole. ", reload);
    document.body.append(line);
    const watch = new MutationObserver(() => {
      if (!isWhole()) return;
      watch.disconnect();
      line.remove();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }
}

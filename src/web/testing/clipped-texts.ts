import type { Page } from "playwright-core";

/** How a screen is looked at by whoever has set larger text in their browser, or has a narrow window. */
const largerTexts = [
  { name: "text at 150 %", width: 390, height: 844, textSize: 24 },
  { name: "text at 200 %", width: 390, height: 844, textSize: 32 },
  { name: "320 px", width: 320, height: 640, textSize: 16 },
];

/** What of the open screen is cut off or out of reach in one of them, a line for each text. */
export async function clippedIn(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { name, width, height, textSize } of largerTexts) {
    await page.setViewportSize({ width, height });
    await browser.send("Page.setFontSizes", { fontSizes: { standard: textSize } });
    found.push(...(await page.evaluate(clippedTexts)).map((what) => `${name}: ${what}`));
  }
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await browser.detach();
  if (before) await page.setViewportSize(before);
  return found;
}

/** One line of a text, as it is drawn. */
interface Line {
  words: string;
  box: DOMRect;
  layer: Element | null;
}

/** Runs in the page, which brings nothing along. */
async function clippedTexts(): Promise<string[]> {
  const root = document.documentElement;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const found = new Set<string>();
  const seen: Line[] = [];
  if (root.scrollWidth > root.clientWidth + 1) found.add(`the page is ${root.scrollWidth} px wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim().slice(0, 60);
    const holder = text.parentElement;
    if (!words || !holder || !isSeen(holder)) continue;
    for (const word of brokenWords(text)) found.add(`"${word}" is broken in ${nameOf(holder)}`);
    for (const line of linesOf(text)) {
      const why = whyClipped(line, holder);
      if (why) found.add(`"${words}" ${why}`);
      else seen.push({ words, box: line, layer: layerOf(holder) });
    }
  }
  for (const [nr, line] of seen.entries())
    for (const other of seen.slice(nr + 1))
      if (overlap(line, other)) found.add(`"${line.words}" runs into "${other.words}"`);
  return [...found];

  function linesOf(text: Node, from = 0, to = text.textContent?.length ?? 0): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  /** Short words that go on in the next line. */
  function brokenWords(text: Node): string[] {
    const words = [...(text.textContent ?? "").matchAll(/(?<!\S)[\p{L}\d:]{2,12}(?![^\s.,])/gu)];
    return words
      .filter(({ 0: word, index }) => {
        const tops = linesOf(text, index, index + word.length).map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      })
      .map(([word]) => word);
  }

  /** What lies over the rest of the page, and moves apart from it. */
  function layerOf(element: Element): Element | null {
    let layer: Element | null = element;
    while (layer && !/fixed|sticky/.test(getComputedStyle(layer).position))
      layer = layer.parentElement;
    return layer;
  }

  function overlap(one: Line, other: Line): boolean {
    if (one.layer !== other.layer) return false;
    const across =
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return across > 4 && down > Math.min(one.box.height, other.box.height) / 2;
  }

  function isSeen(element: Element): boolean {
    const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(seen) || element.closest("option, noscript")) return false;
    // Only for screen readers.
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { clipPath, clip } = getComputedStyle(around);
      if (clipPath === "inset(50%)" || clip.startsWith("rect")) return false;
    }
    return true;
  }

  function whyClipped(line: DOMRect, holder: Element): string | null {
    let across = true;
    let down = true;
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline") continue;
      const { left, top } = box.getBoundingClientRect();
      const inner = { left: left + box.clientLeft, top: top + box.clientTop };
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const beyondX = line.left < inner.left - 2 || line.right > inner.left + box.clientWidth + 2;
      if (across && beyondX) {
        if (hides(style.overflowX)) return `is cut by ${nameOf(box)}`;
        if (box.matches("button")) return `stands out of ${nameOf(box)}`;
      }
      // A letter's box is higher than what is drawn of it.
      const slack = line.height * 0.3;
      const beyondY =
        line.top < inner.top - slack || line.bottom > inner.top + box.clientHeight + slack;
      if (down && hides(style.overflowY) && beyondY) return `is cut off by ${nameOf(box)}`;
      // What scrolls can be reached.
      if (/auto|scroll/.test(style.overflowX)) across = false;
      if (/auto|scroll/.test(style.overflowY)) down = false;
    }
    const outside = line.left < -1 || line.right > root.clientWidth + 1;
    return across && outside ? `stands outside of the window in ${nameOf(holder)}` : null;
  }

  function nameOf(element: Element): string {
    return `<${element.tagName.toLowerCase()} class="${(element.getAttribute("class") ?? "").slice(0, 80)}">`;
  }
}

import axe, { type AxeResults } from "axe-core";
import type { BrowserContext, Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Brings axe into every page of the context, past its content security policy. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source });
}

/**
 * What axe finds wrong on the page, one line for each element; WCAG 2.2 AA. It looks from the page's
 * top: further down, what has scrolled half under the bar counts as too small to be pressed.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const options = { runOnly: tags, resultTypes: ["violations"] };
  const { violations } = await page.evaluate<AxeResults>(
    `scrollTo({ top: 0, behavior: "instant" }); axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isOpenMenu(id, String(target[0])))
      .map(({ target, failureSummary = "" }) => {
        const [, why = ""] = failureSummary.split("\n");
        return `${id}: ${target.join(" ")}: ${why.trim()}`;
      }),
  );
}

/** A menu is drawn above the page, outside its landmarks, for as long as its button holds it open. */
function isOpenMenu(rule: string, target: string): boolean {
  return rule === "region" && target.includes("radix-popper");
}

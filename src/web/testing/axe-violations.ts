import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { BrowserContext, Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Brings axe into every page of the context, past its content security policy. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source });
}

/** What axe finds wrong on the page, one line for each element; WCAG 2.2 AA. */
export async function axeViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { id, nodes } of await violationsOn(page, "document", tags)) {
    for (const { target, failureSummary = "" } of nodes) {
      const selector = target.join(" ");
      if (isOpenMenu(id, selector) || (await wasHalfUnderBar(page, id, selector))) continue;
      const [, why = ""] = failureSummary.split("\n");
      found.push(`${id}: ${selector}: ${why.trim()}`);
    }
  }
  return found;
}

async function violationsOn(page: Page, where: string, runOnly: RunOptions["runOnly"]) {
  const options = { runOnly, resultTypes: ["violations"] };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${where}, ${JSON.stringify(options)})`,
  );
  return violations;
}

/** What has scrolled half under a bar counts as too small to be pressed, until it is scrolled free. */
async function wasHalfUnderBar(page: Page, rule: string, selector: string): Promise<boolean> {
  if (rule !== "target-size") return false;
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const found = await violationsOn(page, JSON.stringify(selector), {
    type: "rule",
    values: [rule],
  });
  return found.length === 0;
}

/** A menu is drawn above the page, outside its landmarks, for as long as its button holds it open. */
function isOpenMenu(rule: string, target: string): boolean {
  return rule === "region" && target.includes("radix-popper");
}

import { type AxeResults, source } from "axe-core";
import type { BrowserContext, Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Brings axe into every page of the context, past its content security policy. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: source });
}

/** What axe finds wrong on the page as it stands, one line for each element; WCAG 2.2 AA. */
export async function axeViolations(page: Page): Promise<string[]> {
  const options = { runOnly: tags, resultTypes: ["violations"] };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const [, why = ""] = failureSummary.split("\n");
      return `${id}: ${target.join(" ")}: ${why.trim()}`;
    }),
  );
}

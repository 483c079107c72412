import type { Page, Route } from "playwright-core";
import { z } from "zod";
import { firstAnswersId } from "../../shared/opening/first-answers";
import type { OtherAnswers } from "./answers";

const batch = z.array(z.looseObject({ result: z.object({ data: z.unknown() }).optional() }));
const fields = z.record(z.string(), z.unknown());

/**
 * Opens an address with other answers than the server's, by the name of the read: for what a demo
 * club shows only at some hours, or never. A list is given whole, of anything else the fields that
 * differ. They hold until the page is opened anew without its routes.
 */
export async function openWithAnswers(
  page: Page,
  address: string,
  given: OtherAnswers,
): Promise<void> {
  await page.route("**/api/trpc/**", (route) => answerInstead(route, given));
  // The answers that the page comes with are taken away, so that the app has to ask.
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(`id="${firstAnswersId}"`, "");
    await route.fulfill({ response, body: html });
  });
  await page.goto(address);
}

/** A batch is answered by the server, but for the reads that are given. */
async function answerInstead(route: Route, given: OtherAnswers): Promise<void> {
  const names = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
  const others = new Map<string, unknown>(Object.entries(given));
  if (!names.some((name) => others.has(name))) return route.continue();
  const response = await route.fetch();
  const known = batch.parse(await response.json());
  const json = known.map((one, index) => {
    const other = others.get(names[index] ?? "");
    if (other === undefined) return one;
    const data = fields.catch({}).parse(one.result?.data);
    return { result: { data: Array.isArray(other) ? other : { ...data, ...fields.parse(other) } } };
  });
  await route.fulfill({ status: 200, json });
}

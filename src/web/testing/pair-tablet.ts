import type { Page } from "playwright-core";
import { addedDevice } from "../../shared/devices/device-schemas";

/** Makes a page of the demo club the tablet of its dock, as an admin and whoever hangs it up would. */
export async function pairTablet(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const admin = await page.context().browser()?.newContext({ baseURL: origin });
  if (!admin) throw new Error("The page has no browser.");
  const club = await (await admin.request.get("/api/trpc/admin.club")).json();
  const { password, accounts } = club.result.data.demo;
  await admin.request.post("/api/auth/login", { data: { email: accounts[0].email, password } });
  const answer = await admin.request.post("/api/admin/devices", { data: { name: "North dock" } });
  const { pairingUrl } = addedDevice.parse(await answer.json());
  await admin.close();
  await page.goto(new URL(pairingUrl).pathname);
  await page.getByRole("button", { name: "Pair this tablet" }).click();
  await page.waitForURL("**/dock");
}

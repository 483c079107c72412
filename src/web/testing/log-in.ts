import type { Page } from "playwright-core";
import { paths } from "../paths";

/** Logs somebody in as people do, and waits for their first screen. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(paths.login);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).last().click();
  await page
    .getByText(/^Welcome|^Good/)
    .first()
    .waitFor();
}

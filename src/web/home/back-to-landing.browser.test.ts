import { expect, test } from "vitest";
import { openAs } from "../../server/testing/open-as";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";

// A visitor's page comes drawn, and so must not outlive the visitor: nor a member's page the member.

const demo = openDemoClub();

test("Back after log-in and after log-out asks the server who is there", async () => {
  const context = await openAs("visitor", demo());
  const page = await context.newPage();
  const drawnFor = async () => (await page.locator("#root[data-drawn] h1").innerText()).trim();
  const visitors = /^(?:Slipway|Willows)/;

  await page.goto("/");
  expect(await drawnFor()).toMatch(visitors);
  await page.goto("/faq");
  await signInBrowser(context, "sam");
  await page.goBack();
  expect(await drawnFor()).toBe("Member Dashboard");
  await page.getByText(/^Good \w+, Sam\.$/).waitFor();

  await page.goForward();
  await context.request.post("/api/auth/logout");
  await page.goBack();
  expect(await drawnFor()).toMatch(visitors);
  expect(await page.content()).not.toContain("Sam");
  await context.close();
});

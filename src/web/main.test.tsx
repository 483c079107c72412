import { expect, it } from "vitest";

it("stops with 'Root element not found' on a page that has no root", async () => {
  document.body.innerHTML = "";
  await expect(import("./main")).rejects.toThrow("Root element not found");
});

import { expect, test } from "vitest";
import { Reach } from "../../database/out-of-reach";
import { PaypalClient } from "../../payments/paypal/paypal-client";
import { paypalGateway } from "../../payments/paypal/paypal-gateway";
import { testGateway } from "../../payments/test-gateway";
import { securityHeaders } from "./security-headers";

const account = {
  baseUrl: "https://api-m.paypal.com",
  clientId: "club",
  clientSecret: "hush",
  webhookId: undefined,
};
const paypal = paypalGateway(new PaypalClient(account, new Reach(() => {})), account);
const weatherUrl = "https://forecast.example/v1/forecast";

const sourcesWith = (gateway: typeof paypal | undefined) => {
  const headers = securityHeaders({ dev: false, services: { gateway, weatherUrl } });
  const policy = headers.contentSecurityPolicy;
  if (typeof policy !== "object") throw new Error("The built pages have a policy");
  return Object.assign({ opener: headers.crossOriginOpenerPolicy }, policy.directives);
};

test.each([testGateway, undefined])(
  "without PayPal no page loads anything of PayPal's",
  (gateway) => {
    const sources = sourcesWith(gateway);
    expect(JSON.stringify(sources)).not.toContain("paypal");
    expect(sources.scriptSrc).toEqual(["'self'"]);
    expect(sources.frameSrc).toEqual(["'none'"]);
  },
);

test("with PayPal its form may load, and its windows may talk to the page", () => {
  const sources = sourcesWith(paypal);
  const directives = ["scriptSrc", "connectSrc", "frameSrc", "imgSrc"] as const;
  for (const directive of directives) {
    expect(sources[directive]).toContain("https://*.paypal.com");
  }
  expect(sources.scriptSrc).not.toContain("'unsafe-inline'");
  expect(sources.opener).toEqual({ policy: "same-origin-allow-popups" });
});

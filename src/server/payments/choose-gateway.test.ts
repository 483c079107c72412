import { expect, test } from "vitest";
import { refusalSentences } from "../answers/refusal-sentences";
import { Reach } from "../database/out-of-reach";
import { readSettings } from "../env";
import { chooseGateway } from "./choose-gateway";
import { openGateway } from "./payment-services";

const paypal = { PAYPAL_CLIENT_ID: "club", PAYPAL_CLIENT_SECRET: "hush" };
const gatewayFor = (environment: Record<string, string>, demo: boolean) =>
  chooseGateway(readSettings(environment), demo, new Reach(() => {}))?.name;

test("demo data is paid for with the test gateway", () => {
  expect(gatewayFor({}, true)).toBe("test");
});

test("a real club has no test gateway unless it is named, whatever database it runs on", () => {
  expect(gatewayFor({}, false)).toBeUndefined();
  expect(gatewayFor({ DEMO: "1" }, false)).toBeUndefined();
  expect(gatewayFor({ TEST_PAYMENTS: "1" }, false)).toBe("test");
});

test("the test gateway can be switched off for demo data too", () => {
  expect(gatewayFor({ TEST_PAYMENTS: "0" }, true)).toBeUndefined();
});

test("PayPal's account wins over the test gateway", () => {
  expect(gatewayFor(paypal, true)).toBe("paypal");
  expect(gatewayFor({ ...paypal, TEST_PAYMENTS: "1" }, false)).toBe("paypal");
});

test("where nothing can be paid online, an order is refused with what to do", () => {
  expect(() => openGateway({ gateway: undefined })).toThrow("PAYMENTS_CLOSED");
  expect(refusalSentences.PAYMENTS_CLOSED).toContain("Please pay at the clubhouse");
});

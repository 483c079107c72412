import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LockCode } from "./lock-code";

it("parts a code's characters with dashes, and reads them out one by one", () => {
  const { container } = render(<LockCode code="4712" />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe("4-7-1-2");
  expect(container.querySelector(".sr-only")?.textContent).toBe("Lock code 4 7 1 2");
});

it.each([
  ["472916", false],
  ["4712-heron-west-lock", true],
])("lets %s go on in another line: %s", (code, wraps) => {
  const { container } = render(<LockCode code={code} />);
  expect(container.querySelector(".whitespace-nowrap") === null).toBe(wraps);
  expect(container.querySelector(".wrap-anywhere") !== null).toBe(wraps);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe([...code].join("-"));
});

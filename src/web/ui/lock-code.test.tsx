import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LockCode } from "./lock-code";

it("parts a code's characters with dashes, and reads them out one by one", () => {
  const { container } = render(<LockCode code="4712" />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe("4-7-1-2");
  expect(container.querySelector(".sr-only")?.textContent).toBe("Lock code 4 7 1 2");
});

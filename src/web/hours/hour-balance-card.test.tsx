import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { HourBalanceCard } from "./hour-balance-card";
import { LotList } from "./lot-list";

function show(
  hoursRemaining: number,
  lots: { id: number; hours: number; expiresOn: string | null }[] = [],
) {
  render(
    <HourBalanceCard hoursRemaining={hoursRemaining} mayRow buyPath="/pricing">
      <LotList lots={lots} />
    </HourBalanceCard>,
  );
}

describe("the hour balance", () => {
  it.each([
    [10.25, "Plenty of hours", "text-kelp"],
    [10, "Some hours left", "text-amber"],
    [0.25, "Some hours left", "text-amber"],
    [0, "No hours left", "text-signal"],
  ])("of %s hours says %j in its band's colour", (hours, word, colour) => {
    show(hours);
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.getByText(String(hours)).parentElement?.className).toContain(colour);
  });

  it("reads Unlimited at 1,000,000, without a number or a need to buy", () => {
    show(1_000_000);
    expect(screen.getByText("Unlimited")).toBeTruthy();
    expect(screen.queryByText(/1000000/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Buy hours" })).toBeNull();
  });

  it("is still a number just below 1,000,000", () => {
    show(999_999.75);
    expect(screen.getByText("999999.75")).toBeTruthy();
  });

  it("says what expires when", () => {
    show(12, [
      { id: 1, hours: 2, expiresOn: "2027-03-04" },
      { id: 2, hours: 10, expiresOn: null },
    ]);
    const lots = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(lots).toEqual(["2 hoursuse by March 4, 2027", "10 hoursnever expire"]);
  });
});

import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Role } from "../../shared/members/role";
import { DashboardCards } from "./dashboard-cards";

function show(role: Role) {
  render(<DashboardCards role={role} />);
}

const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("the dashboard's cards", () => {
  it("lead an approved member to boats, packages, membership and history", () => {
    show("approved");
    expect(linkTo("Book a Boat")).toBe("/boats");
    expect(linkTo("Hour Packages")).toBe("/pricing");
    expect(linkTo("Membership")).toBe("/pricing");
    expect(linkTo("Booking History")).toBe("/booking-history");
  });

  it("keep booking and buying shut until approval, and say so", () => {
    show("pending");
    const closed = screen.getAllByRole("button", { name: "Approval Required" });
    expect(closed.map((button) => button.hasAttribute("disabled"))).toEqual([true, true]);
    expect(closed.map((button) => button.closest("li")?.querySelector("h3")?.textContent)).toEqual([
      "Book a Boat",
      "Hour Packages",
    ]);
    expect(screen.queryByRole("link", { name: "Book a Boat" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Hour Packages" })).toBeNull();
  });

  it("leave membership and history open while approval is pending", () => {
    show("pending");
    expect(linkTo("Membership")).toBe("/pricing");
    expect(linkTo("Booking History")).toBe("/booking-history");
  });

  it("show the Admin Dashboard to admins only", () => {
    show("admin");
    expect(linkTo("Admin Dashboard")).toBe("/admin-dashboard");
  });

  it("show no Admin Dashboard to others", () => {
    show("approved");
    expect(screen.queryByText("Admin Dashboard")).toBeNull();
  });

  it("lead a manager, and nobody else, to the Manager Panel", () => {
    show("manager");
    expect(linkTo("Manager Panel")).toBe("/manager");
  });

  it.each(["approved", "pending", "admin"] as const)("show no Manager Panel to %s", (role) => {
    show(role);
    expect(screen.queryByText("Manager Panel")).toBeNull();
  });
});

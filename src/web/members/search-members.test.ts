import { describe, expect, it } from "vitest";
import { byName, searchMembers } from "./search-members";

const sam = { firstName: "Sam", lastName: "Okafor", email: "sam@willows.example" };
const jo = { firstName: "Jo", lastName: "Lindqvist", email: "jo@willows.example" };

describe("the member search", () => {
  it("finds a part of the first name, last name or e-mail without case", () => {
    expect(searchMembers([sam, jo], "OKA")).toEqual([sam]);
    expect(searchMembers([sam, jo], "jo@")).toEqual([jo]);
  });

  it("finds a full name in either order", () => {
    expect(searchMembers([sam, jo], "sam okafor")).toEqual([sam]);
    expect(searchMembers([sam, jo], "okafor  sam")).toEqual([sam]);
  });

  it("asks every word to be there", () => {
    expect(searchMembers([sam, jo], "sam lindqvist")).toEqual([]);
  });

  it("shows everyone for an empty search", () => {
    expect(searchMembers([sam, jo], "  ")).toEqual([sam, jo]);
  });

  it("orders by last name", () => {
    expect([sam, jo].sort(byName)).toEqual([jo, sam]);
  });
});

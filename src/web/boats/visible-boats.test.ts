import { expect, it } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { testBoat } from "../testing/boat";
import { visibleBoats } from "./visible-boats";

const boat = (id: number, category: string, managerDisabled = false) =>
  testBoat({ id, category, managerDisabled, available: id !== 4 });

it("puts solos first, keeps offline boats and leaves out those a manager has retired", () => {
  const fleet = [
    boat(1, "double"),
    boat(2, "single"),
    boat(3, "single", true),
    boat(4, "triple"),
    boat(5, "single"),
  ];
  expect(visibleBoats(fleet, documentedProfile).map(({ id }) => id)).toEqual([2, 5, 1, 4]);
});

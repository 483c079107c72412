import { expect, test } from "vitest";
import { aKind, kindsWithBoats } from "./boat-kinds";
import { documentedProfile } from "./club-profile";

const quad = { key: "quad", name: "4x", people: [4, 4], rate: 3 } as const;
const canoe = { key: "canoe", name: "Kanu", people: [1, 2], rate: 0 } as const;
const profile = { boatKinds: [quad, ...documentedProfile.boatKinds, canoe] };

test.each([
  [
    ["canoe", "quad"],
    ["quad", "canoe"],
  ],
  [["double"], ["double"]],
  [[], ["single", "double"]],
])("with boats of %j members choose among %j", (keys, shown) => {
  expect(kindsWithBoats(profile, keys).map(({ key }) => key)).toEqual(shown);
});

test("a kind has the article that its name is spoken with", () => {
  const kind = { key: "x", people: [1, 1] as const, rate: 1 };
  const named = (name: string) => aKind({ ...kind, name });
  expect(["Solo 14", "8+", "1x", "Achter", "Étoile"].map(named)).toEqual([
    ...["a Solo", "an 8+", "a 1x", "an Achter", "an Étoile"],
  ]);
});

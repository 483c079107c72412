/** The demo's fleet; rules, Demo data. The last one is hidden. */
export const demoBoats = [
  {
    key: "heron",
    name: 'Solo 14 "Heron"',
    description: "Light and quick to turn: one rower, or one rower and a guest in the stern.",
    category: "single",
    capacity: 2,
    lockCode: "4712",
  },
  {
    key: "kingfisher",
    name: 'Solo 14 "Kingfisher"',
    description: "The steadier of the two solos, good for a first season on the bay.",
    category: "single",
    capacity: 2,
    lockCode: "8350",
  },
  {
    key: "orca",
    name: 'Tango 17 "Orca"',
    description: "Two rowers in time with each other, and room for one more to watch the shore.",
    category: "double",
    capacity: 3,
    lockCode: "2946",
  },
  {
    key: "cormorant",
    name: 'Tango 17 "Cormorant"',
    description: "Being revarnished; back on the water soon.",
    category: "double",
    capacity: 3,
    available: false,
    lockCode: "6183",
  },
  {
    key: "gull",
    name: 'Solo 14 "Old Gull"',
    description: "Retired after fourteen seasons.",
    category: "single",
    capacity: 2,
    available: false,
    managerDisabled: true,
    lockCode: "1507",
  },
] as const;

export type DemoBoatKey = (typeof demoBoats)[number]["key"];

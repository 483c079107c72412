export const windUnits = ["km/h", "m/s", "kn", "mph"] as const;
export const temperatureUnits = ["C", "F"] as const;
export const distanceUnits = ["km", "mi"] as const;

/** In which units a club is told of wind, warmth and distance. They are stored in the first of each. */
export interface Units {
  wind: (typeof windUnits)[number];
  temperature: (typeof temperatureUnits)[number];
  distance: (typeof distanceUnits)[number];
}

/** How what is stored reads in a unit, and how what is typed in it is stored. */
export interface Scale {
  unit: string;
  shown: (stored: number) => number;
  stored: (typed: number) => number;
}

const kmPerMile = 1.609344;

const by = (unit: string, each: number): Scale => ({
  unit,
  shown: (stored) => stored / each,
  stored: (typed) => typed * each,
});

const kmh: Record<Units["wind"], number> = { "km/h": 1, "m/s": 3.6, kn: 1.852, mph: kmPerMile };

/** Stored in kilometres an hour. */
export const windScale = ({ wind }: Units): Scale => by(wind, kmh[wind]);

/** Stored in kilometres. */
export const distanceScale = ({ distance }: Units): Scale =>
  by(distance, distance === "km" ? 1 : kmPerMile);

/** Stored in degrees Celsius. */
export const temperatureScale = ({ temperature }: Units): Scale =>
  temperature === "C"
    ? by("°C", 1)
    : {
        unit: "°F",
        shown: (stored) => stored * 1.8 + 32,
        stored: (typed) => (typed - 32) / 1.8,
      };

/** "15 km/h": whole, as weather is told. */
export const roundly = (stored: number, scale: Scale): string =>
  `${wholeOf(stored, scale)} ${scale.unit}`;

export const wholeOf = (stored: number, { shown }: Scale): number => Math.round(shown(stored));

/** "6.2 km": with one decimal at most, as limits and distances are told. */
export const exactly = (stored: number, scale: Scale): string =>
  `${tenthsOf(stored, scale)} ${scale.unit}`;

export const tenthsOf = (stored: number, { shown }: Scale): number =>
  Math.round(shown(stored) * 10) / 10;

/** What distances are counted in, as a heading: "Kilometres". */
export const distanceName = ({ distance }: Units): string =>
  distance === "km" ? "Kilometres" : "Miles";

import type { Palette } from "./palette";

/** A colour by day and by night. */
type Colour = readonly [day: string, night: string];

/** Those of the theme's colours that are another in each palette. */
type Colours = Readonly<Record<(typeof painted)[number], Colour>>;

const painted = [
  "sunken",
  "foam",
  "surface",
  "float",
  "line",
  "line-strong",
  "ink",
  "ink-soft",
  "tide",
  "tide-deep",
  "tide-soft",
  "on-tide",
  "deep",
  "cedar",
  "cedar-soft",
  "sky-high",
  "water-far",
  "water",
  "water-near",
  "hill-far",
  "hill-near",
] as const;

/** Bay is what `web/theme.css` says by itself; a test holds both together, and all of them to contrast. */
export const paletteColours: Readonly<Record<Palette, Colours>> = {
  bay: {
    sunken: ["#e6ede6", "#071219"],
    foam: ["#f3f7f1", "#0b1a22"],
    surface: ["#fcfdfa", "#11242e"],
    float: ["#ffffff", "#172e39"],
    line: ["#d2ddd5", "#24404d"],
    "line-strong": ["#6f857f", "#6a8b98"],
    ink: ["#10242f", "#e8f0ea"],
    "ink-soft": ["#3b4f57", "#a9bfc3"],
    tide: ["#086073", "#62c8d8"],
    "tide-deep": ["#064652", "#8fdce7"],
    "tide-soft": ["#d8ecee", "#123c49"],
    "on-tide": ["#ffffff", "#05212a"],
    deep: ["#122c38", "#133843"],
    cedar: ["#94491a", "#e9ab7c"],
    "cedar-soft": ["#f7e6d6", "#3b2719"],
    "sky-high": ["#bfdde0", "#0d2230"],
    "water-far": ["#9ccbcf", "#1a4354"],
    water: ["#4f9faa", "#12323f"],
    "water-near": ["#1f7283", "#0c2530"],
    "hill-far": ["#7fa3a7", "#24485a"],
    "hill-near": ["#3f6f70", "#16323f"],
  },
  river: {
    sunken: ["#e2eee8", "#04140d"],
    foam: ["#eff8f4", "#071d14"],
    surface: ["#f9fefc", "#0b281c"],
    float: ["#ffffff", "#113225"],
    line: ["#ceded6", "#1d4535"],
    "line-strong": ["#6c867a", "#66907d"],
    ink: ["#08281c", "#e5f1eb"],
    "ink-soft": ["#365044", "#a8c1b5"],
    tide: ["#0f6345", "#6dcda2"],
    "tide-deep": ["#0f4933", "#96e0bd"],
    "tide-soft": ["#daede3", "#13402d"],
    "on-tide": ["#ffffff", "#062317"],
    deep: ["#0e2d21", "#153b2b"],
    cedar: ["#924c0c", "#eaaa7e"],
    "cedar-soft": ["#f9e5d8", "#3b2719"],
    "sky-high": ["#c2ded4", "#08261e"],
    "water-far": ["#a1ccbd", "#1a473a"],
    water: ["#5aa18b", "#12352b"],
    "water-near": ["#2b7561", "#0c2720"],
    "hill-far": ["#83a498", "#234c40"],
    "hill-near": ["#457062", "#16352c"],
  },
  cedar: {
    sunken: ["#f3e9dd", "#1a0d01"],
    foam: ["#fcf4eb", "#241402"],
    surface: ["#fffcf9", "#301c03"],
    float: ["#ffffff", "#3c2505"],
    line: ["#e5d7c8", "#513510"],
    "line-strong": ["#917b64", "#9f7e58"],
    ink: ["#311c00", "#f6ece1"],
    "ink-soft": ["#5b4730", "#cbb69f"],
    tide: ["#853e21", "#fd9972"],
    "tide-deep": ["#612d17", "#ffbba1"],
    "tide-soft": ["#f9e2d9", "#532918"],
    "on-tide": ["#ffffff", "#301409"],
    deep: ["#3e1f13", "#4d2718"],
    cedar: ["#086d7f", "#7ac8db"],
    "cedar-soft": ["#d8eef3", "#173036"],
    "sky-high": ["#c6dbdd", "#0f2326"],
    "water-far": ["#a8c8cc", "#244347"],
    water: ["#679ba1", "#1a3235"],
    "water-near": ["#3c7076", "#122528"],
    "hill-far": ["#88a1a4", "#2b494c"],
    "hill-near": ["#4d6c70", "#1c3235"],
  },
  regatta: {
    sunken: ["#e6ebf3", "#0b111a"],
    foam: ["#f2f6fc", "#111824"],
    surface: ["#fbfdff", "#192131"],
    float: ["#ffffff", "#212b3c"],
    line: ["#d4dae5", "#303c51"],
    "line-strong": ["#778090", "#77869f"],
    ink: ["#192131", "#e9eef6"],
    "ink-soft": ["#434c5b", "#b2bbcb"],
    tide: ["#294fa8", "#93b6fe"],
    "tide-deep": ["#1d397b", "#b5cdfe"],
    "tide-soft": ["#dce8ff", "#1c3367"],
    "on-tide": ["#ffffff", "#0b1b3e"],
    deep: ["#15264c", "#1b305f"],
    cedar: ["#9f3a3d", "#f99d9a"],
    "cedar-soft": ["#ffe1e0", "#402322"],
    "sky-high": ["#c2daef", "#0a2234"],
    "water-far": ["#a2c6e5", "#1d415d"],
    water: ["#5c97c8", "#143046"],
    "water-near": ["#306b9a", "#0d2436"],
    "hill-far": ["#839fb8", "#244662"],
    "hill-near": ["#466987", "#173145"],
  },
  meadow: {
    sunken: ["#eaedda", "#101200"],
    foam: ["#f5f7e9", "#171a00"],
    surface: ["#fcfdf7", "#212400"],
    float: ["#ffffff", "#2a2e00"],
    line: ["#d8ddc3", "#3b4002"],
    "line-strong": ["#7e845b", "#838c48"],
    ink: ["#212400", "#edf0dd"],
    "ink-soft": ["#4a4f26", "#b9bf97"],
    tide: ["#3f621b", "#97c86d"],
    "tide-deep": ["#2d4713", "#b4dc94"],
    "tide-soft": ["#e0ecd8", "#293d15"],
    "on-tide": ["#ffffff", "#142207"],
    deep: ["#1e2c10", "#273916"],
    cedar: ["#825706", "#dbb37b"],
    "cedar-soft": ["#f4e7d7", "#362a18"],
    "sky-high": ["#c5dcd8", "#0d2422"],
    "water-far": ["#a5cac4", "#204540"],
    water: ["#629e96", "#173430"],
    "water-near": ["#36736b", "#0f2624"],
    "hill-far": ["#86a29e", "#284a46"],
    "hill-near": ["#4a6e69", "#1a3430"],
  },
  night: {
    sunken: ["#eae9f6", "#100e1e"],
    foam: ["#f5f4fe", "#181529"],
    surface: ["#fcfcff", "#211d36"],
    float: ["#ffffff", "#2a2643"],
    line: ["#d9d7e9", "#3b365a"],
    "line-strong": ["#7f7c97", "#847fa9"],
    ink: ["#211d38", "#edecf9"],
    "ink-soft": ["#4b4861", "#b9b7d1"],
    tide: ["#5542a3", "#b3abfd"],
    "tide-deep": ["#3d3077", "#cac6fe"],
    "tide-soft": ["#e6e4ff", "#352b64"],
    "on-tide": ["#ffffff", "#1d163c"],
    deep: ["#28214a", "#32295c"],
    cedar: ["#90426a", "#eaa1c3"],
    "cedar-soft": ["#f9e2ec", "#3b242f"],
    "sky-high": ["#cfd5ee", "#1a1e34"],
    "water-far": ["#b6bfe5", "#343b5d"],
    water: ["#818dc7", "#272c46"],
    "water-near": ["#586299", "#1c2035"],
    "hill-far": ["#939ab7", "#3a4161"],
    "hill-near": ["#5c6387", "#272c45"],
  },
};

/**
 * What makes the theme's colours those of a palette, in words of a stylesheet that older browsers read,
 * too: nothing for bay. By night where the reader chose it, or the system did; paper is light.
 */
export function paletteCss(palette: Palette): string {
  if (palette === "bay") return "";
  const [day, night] = [cssOf(palette, 0), cssOf(palette, 1)];
  return [
    `:root{${day}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `@media screen{:root[data-theme=dark]{${night}}}`,
  ].join("");
}

const cssOf = (palette: Palette, time: 0 | 1) =>
  painted.map((name) => `--color-${name}:${paletteColours[palette][name][time]};`).join("");

/** The element of a page that holds `paletteCss`. */
export const paletteStyleId = "palette";

/** What mails are coloured with, which know no night: the page, the club's band and links, small print. */
export const mailColours = (palette: Palette) =>
  palette === "bay"
    ? { page: "#eef3f3", band: "#0f4c5c", soft: "#5b6b72" }
    : {
        page: paletteColours[palette].sunken[0],
        band: paletteColours[palette].tide[0],
        soft: paletteColours[palette]["ink-soft"][0],
      };

import { crc32 } from "node:zlib";
import type { APIRequestContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { dataUrl } from "../../server/testing/pictures";
import { signInBrowser } from "../../server/testing/sign-in-browser";

// What a phone sends lies as its sensor lay, and says how it was held: everybody is to see it upright.

const demo = openDemoClub();

const place = "GPS 48.4496 -123.3026";
const day = "2026:11:21 06:30:00";
const wide = 48;
const high = 32;
/** Upright, the four quarters have these colours. */
const colours = { topleft: "red", topright: "lime", bottomleft: "blue", bottomright: "yellow" };
type Corner = keyof typeof colours;

/** By orientation, as EXIF has it: which side of the seen picture the first row and column are. */
const firstRowAndColumn = [
  ["top", "left"],
  ["top", "right"],
  ["bottom", "right"],
  ["bottom", "left"],
  ["left", "top"],
  ["right", "top"],
  ["right", "bottom"],
  ["left", "bottom"],
] as const;
const orientations = firstRowAndColumn.map((_, nr) => nr + 1);
const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;
type Side = keyof typeof opposite;

/** The colours of the quarters as a sensor held so saves them, in two rows. */
function saved(orientation: number): string[] {
  const [row, column] = firstRowAndColumn[orientation - 1] ?? ["top", "left"];
  const quarters: [Side, Side][] = [
    [row, column],
    [row, opposite[column]],
    [opposite[row], column],
    [opposite[row], opposite[column]],
  ];
  return quarters.map((sides) => colours[cornerOf(sides)]);
}

function cornerOf(sides: readonly Side[]): Corner {
  const top = sides.includes("top");
  if (sides.includes("left")) return top ? "topleft" : "bottomleft";
  return top ? "topright" : "bottomright";
}

// Browsers turn no WebP, wherever it comes from; what is kept of one is tested beside the reading.
const kinds = ["jpeg", "png"] as const;
type Kind = (typeof kinds)[number];

let page: Page;
let admin: APIRequestContext;
beforeAll(async () => {
  const context = await demo().browser.newContext({ baseURL: demo().server.origin });
  await signInBrowser(context, "admin");
  admin = context.request;
  page = await context.newPage();
  await page.goto("/terms");
});

/** A photo with place and day in it, and how it was held. */
async function photo(kind: Kind, orientation: number): Promise<string> {
  const [width, height] = orientation > 4 ? [high, wide] : [wide, high];
  const drawn = await page.evaluate(
    ({ type, quarters, w, h }) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [w, h];
      const pen = canvas.getContext("2d");
      for (const [nr, colour] of quarters.entries()) {
        if (pen) pen.fillStyle = colour;
        pen?.fillRect((nr % 2) * (w / 2), Math.floor(nr / 2) * (h / 2), w / 2, h / 2);
      }
      return canvas.toDataURL(type, 0.95).split(",")[1] ?? "";
    },
    { type: `image/${kind}`, quarters: saved(orientation), w: width, h: height },
  );
  const bytes = withBlock[kind](Buffer.from(drawn, "base64"), cameraBlock(orientation));
  expect(bytes.includes(place)).toBe(true);
  return dataUrl(bytes, kind);
}

/** An EXIF block as phones write it: how it was held, the day, and behind that the place. */
function cameraBlock(orientation: number): Buffer {
  const words = Buffer.from(`${day}\0${place}`);
  const block = Buffer.alloc(38);
  block.write("II*\0", 0, "latin1");
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(2, 8);
  for (const [nr, [tag, type, count, value]] of [
    [0x0112, 3, 1, orientation],
    [0x0132, 2, day.length + 1, block.length],
  ].entries()) {
    const at = 10 + nr * 12;
    block.writeUInt16LE(tag ?? 0, at);
    block.writeUInt16LE(type ?? 0, at + 2);
    block.writeUInt32LE(count ?? 0, at + 4);
    block.writeUInt32LE(value ?? 0, at + 8);
  }
  return Buffer.concat([block, words]);
}

const withBlock: Record<Kind, (picture: Buffer, block: Buffer) => Buffer> = {
  jpeg: (picture, block) => {
    const data = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), block]);
    const head = Buffer.from([0xff, 0xe1, 0, data.length + 2]);
    return Buffer.concat([picture.subarray(0, 2), head, data, picture.subarray(2)]);
  },
  png: (picture, block) => {
    const named = Buffer.concat([Buffer.from("eXIf"), block]);
    const chunk = Buffer.concat([number(block.length), named, number(crc32(named))]);
    return Buffer.concat([picture.subarray(0, 33), chunk, picture.subarray(33)]);
  },
};

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** What is kept is as everybody's browser shows it: its size, and the colours of its quarters. */
async function seenAt(address: string) {
  const kept = await (await admin.get(address)).body();
  for (const word of ["GPS", "2026:"]) expect(kept.includes(word)).toBe(false);
  return page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0);
    const names = ["blue", "lime", "aqua", "red", "fuchsia", "yellow"];
    const quarters = [0.25, 0.75].flatMap((y) =>
      [0.25, 0.75].map((x) => {
        const at = [Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1] as const;
        const [red = 0, green = 0, blue = 0] = pen?.getImageData(...at).data ?? [];
        const bits = (red > 127 ? 4 : 0) + (green > 127 ? 2 : 0) + (blue > 127 ? 1 : 0);
        return names[bits - 1] ?? "none";
      }),
    );
    return [image.naturalWidth, image.naturalHeight, ...quarters];
  }, address);
}

const upright = [wide, high, ...Object.values(colours)];

test.each(kinds)("a new boat's %s stands upright however the phone was held", async (kind) => {
  for (const orientation of orientations) {
    const name = `Turned ${kind} ${orientation}`;
    const picture = await photo(kind, orientation);
    const boat = { name, category: "single", capacity: 1, picture };
    const { imageUrl } = await saveBoat("addBoat", boat);
    expect([orientation, ...(await seenAt(imageUrl))]).toEqual([orientation, ...upright]);
  }
});

async function saveBoat(call: "addBoat" | "editBoat", data: object): Promise<{ imageUrl: string }> {
  const answer = await admin.post(`/api/trpc/admin.${call}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result.data.boat;
}

test("so does the picture that a boat gets later", async () => {
  const [boat] = await (await admin.get("/api/boats")).json();
  for (const orientation of orientations) {
    const picture = await photo("jpeg", orientation);
    const { imageUrl } = await saveBoat("editBoat", { id: boat.id, picture });
    expect([orientation, ...(await seenAt(imageUrl))]).toEqual([orientation, ...upright]);
  }
});

test("so does the photo of damage", async () => {
  const boats: { id: number }[] = await (await admin.get("/api/boats")).json();
  for (const orientation of orientations) {
    const boat = boats[orientation % 4];
    const data = { severity: "minor", what: "A scratch", photo: await photo("jpeg", orientation) };
    const answer = await admin.post(`/api/boats/${boat?.id}/damage`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { report } = await answer.json();
    const address = `/api/damage/${report.id}/photos/${report.photos.at(-1)}`;
    expect([orientation, ...(await seenAt(address))]).toEqual([orientation, ...upright]);
  }
});

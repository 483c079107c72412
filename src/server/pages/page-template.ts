import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type FirstAnswer, firstAnswersId } from "../../shared/opening/first-answers";
import { paletteColours, paletteCss, paletteStyleId } from "../../shared/profile/palette-colours";
import { escapeHtml } from "../answers/escape-html";
import type { PageFace } from "../settings/kept-profile";

/** As vite writes it: what each file of the build is made of, and what it needs. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

const entry = "index.html";

/** What every screen of a visitor asks first, as tRPC's batches write it. */
const visitorsRead = "/api/trpc/auth.me,admin.club?batch=1&input=%7B%7D";

/** A screen as `RenderApp` drew it. */
export interface Drawing {
  html: string;
  wide: boolean;
}

const emptyRoot = '<div id="root"></div>';
// A drawn screen is painted first; `public/start-after-paint.js` then asks for what stands in these.
const ahead = /<link rel="modulepreload"/g;
const script = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const rootWith = ({ html, wide }: Drawing) =>
  `<div id="root" data-drawn="${wide ? "wide" : "narrow"}">${html}</div>`;

/** The built page, and what can be put into it. */
export class PageTemplate {
  constructor(
    private readonly html: string,
    private readonly manifest: Manifest,
  ) {}

  /** A page with its answers: nothing need be asked before its screen stands, or it stands in it already. */
  answeredPage(
    screen: string | undefined,
    face: PageFace,
    answers: FirstAnswer[],
    drawing?: Drawing,
  ): string {
    const page = this.page(face, this.linksFor(screen), answersElement(answers));
    if (!drawing) return page;
    return page
      .replaceAll(ahead, '<link rel="after-paint"')
      .replace(script, '<link rel="after-paint" data-script$1 href="$2">')
      .replace(emptyRoot, () => rootWith(drawing));
  }

  /** A visitor's page that may be kept, the same for everyone. */
  visitorsPage(screen: string | undefined, face: PageFace): string {
    const read = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${visitorsRead}">`;
    return this.page(face, [...this.linksFor(screen), read]);
  }

  private page(face: PageFace, links: string[], element = ""): string {
    const head = links.map((link) => `    ${link}\n`).join("");
    // Replaced by functions, because in a text "$&" would stand for what it replaces.
    return withFace(this.html, face)
      .replace("  </head>", () => `${head}  </head>`)
      .replace("  </body>", () => `${element}  </body>`);
  }

  /** What a browser would find out about one after the other: the screen's files, and the type. */
  private linksFor(screen: string | undefined): string[] {
    const named = this.partsOf(entry);
    const parts = screen ? [...this.partsOf(screen)].filter((part) => !named.has(part)) : [];
    const assets = [...named].flatMap((part) => part.assets);
    return [
      ...parts.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...assets
        .filter((file) => file.endsWith(".woff2"))
        .map(
          (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
        ),
    ];
  }

  /** A part and all that it imports, itself or through others. */
  private partsOf(name: string, parts = new Set<Manifest[string]>()): Set<Manifest[string]> {
    const part = this.part(name);
    if (parts.has(part)) return parts;
    parts.add(part);
    for (const imported of part.imports) this.partsOf(imported, parts);
    return parts;
  }

  private part(name: string) {
    const part = this.manifest[name];
    if (!part) throw new Error(`The build has no part ${name}.`);
    return part;
  }
}

/** A page in the club's colours and under its name, from the first paint on. */
export function withFace(html: string, { name, palette, icon }: PageFace): string {
  const iconed = icon ? html.replace("/icons/apple-touch-icon.png", icon.url) : html;
  const named = name
    ? iconed.replace("Slipway</title>", () => `${escapeHtml(name)}</title>`)
    : iconed;
  if (palette === "bay") return named;
  const { foam } = paletteColours[palette];
  const style = `    <style id="${paletteStyleId}">${paletteCss(palette)}</style>\n  </head>`;
  return named
    .replace("<html", `<html data-palette="${palette}"`)
    .replace("  </head>", style)
    .replace(paletteColours.bay.foam[0], foam[0])
    .replace(paletteColours.bay.foam[1], foam[1]);
}

export async function readPageTemplate(folder: string): Promise<PageTemplate> {
  const [html, manifest] = await Promise.all(
    [entry, "manifest.json"].map((name) => readFile(path.join(folder, name), "utf8")),
  );
  return new PageTemplate(html ?? "", manifestSchema.parse(JSON.parse(manifest ?? "")));
}

/** No browser runs it, and none of what members typed can end the element early. */
function answersElement(answers: FirstAnswer[]): string {
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return `    <script type="application/json" id="${firstAnswersId}">${json}</script>\n`;
}

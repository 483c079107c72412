import { expect, test } from "vitest";
import { paletteColours } from "../../shared/profile/palette-colours";
import { PageTemplate } from "./page-template";

const html = `<!doctype html>
<html lang="en-CA">
  <head>
    <meta name="theme-color" content="#f3f7f1" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0b1a22" media="(prefers-color-scheme: dark)" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <title>Slipway</title>
    <script src="/assets/early.js"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/frame.js">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const template = new PageTemplate(html, {
  "index.html": { file: "a.js", imports: ["frame"], assets: [] },
  frame: { file: "frame.js", imports: [], assets: ["fraunces.woff2", "frame.png"] },
  "boats.tsx": { file: "boats.js", imports: ["frame"], assets: ["boat.woff2"] },
});

test("a page comes in the club's colours and under its name", () => {
  const icon = { url: "/club-pictures/1.png", side: 512 };
  const face = { name: "Row & </title> Sons", palette: "night", icon } as const;
  for (const page of [
    template.visitorsPage(undefined, face),
    template.answeredPage(undefined, face, []),
  ]) {
    expect(page).toContain('<html data-palette="night" lang="en-CA">');
    expect(page).toContain("<title>Row &amp; &lt;/title&gt; Sons</title>");
    expect(page).toContain('<link rel="apple-touch-icon" href="/club-pictures/1.png" />');
    const [day, night] = paletteColours.night.foam;
    expect(page).toContain(`content="${day}" media="(prefers-color-scheme: light)"`);
    expect(page).toContain(`content="${night}" media="(prefers-color-scheme: dark)"`);
    const [head] = page.split("</head>");
    expect(head).toContain(`<style id="palette">:root{`);
    expect(head?.split(`--color-foam:${day};`)).toHaveLength(2);
    expect(head?.split(`--color-foam:${night};`)).toHaveLength(3);
  }
});

test("a page names the type and its screen's own files, which a browser would find late", () => {
  const face = { name: undefined, palette: "bay", icon: null } as const;
  for (const page of [
    template.visitorsPage("boats.tsx", face),
    template.answeredPage("boats.tsx", face, []),
  ]) {
    const hrefs = [...page.matchAll(/<link rel="(?:module)?preload"[^>]*href="\/([\w.]+)"/g)];
    expect(hrefs.map(([, file]) => file)).toEqual(["boats.js", "fraunces.woff2"]);
    expect(page).toContain('as="font" type="font/woff2" crossorigin href="/fraunces.woff2"');
  }
});

test("a drawn page starts no script before it is painted, and names what then starts it", () => {
  const face = { name: undefined, palette: "bay", icon: null } as const;
  const drawn = template.answeredPage("boats.tsx", face, [], { html: "<p>Boats</p>", wide: false });
  expect(drawn).not.toMatch(/type="module"|modulepreload/);
  expect(drawn).toContain('<script src="/assets/early.js"></script>');
  expect(drawn).toContain(
    '<link rel="after-paint" data-script crossorigin href="/assets/index.js">',
  );
  for (const part of ["assets/frame", "boats"])
    expect(drawn).toContain(`<link rel="after-paint" crossorigin href="/${part}.js">`);
  expect(template.answeredPage("boats.tsx", face, [])).toContain('<script type="module"');
});

test("a club of the documented colours costs its pages nothing", () => {
  const page = template.visitorsPage(undefined, { name: undefined, palette: "bay", icon: null });
  expect(page).not.toMatch(/data-palette|<style/);
  expect(page).toContain("<title>Slipway</title>");
});

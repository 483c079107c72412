/** A page with all the pictures on it, by device and theme. */
export function gallery(pictures: readonly string[]): string {
  const figures = pictures.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { display: flex; flex-wrap: wrap; gap: 1rem; font: 14px system-ui; background: #8a9; }
  figure { margin: 0; }
  img { height: 480px; max-width: 640px; object-fit: cover; object-position: top; }
</style>
${figures.join("\n")}
`;
}

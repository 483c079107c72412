import type { OpenApi, Operation } from "./openapi";

/** The description as a page a person can read: no script, nothing from elsewhere. */
export function docsPage({ info, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(method, path, operation)),
  );
  return pageOf(
    info.title,
    `<p>${escaped(info.description)} The same as data: <a href="/api/openapi.json">openapi.json</a>.
<a href="/api/docs/programs">How programs call and are told</a>, with lines to try.</p>
${calls.join("\n")}`,
  );
}

/** A page of the documentation; its content is HTML. */
export const pageOf = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</html>`;

function callSection(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody?.content["application/json"].schema;
  const answer = Object.entries(operation.responses)[0];
  return `<details>
<summary><code>${method.toUpperCase()}</code> <code>${escaped(path)}</code> ${escaped(operation.summary)}</summary>
${operation.parameters.length ? block("Parameters", operation.parameters) : ""}
${body ? block("Body", body) : ""}
${answer ? block(`Answer ${answer[0]}`, answer[1]) : ""}
</details>`;
}

const block = (title: string, value: unknown) =>
  `<h2>${title}</h2><pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
summary { cursor: pointer; padding: .5rem 0 } details h2 { font-size: 1rem }
pre { overflow: auto; padding: 1rem; border: 1px solid; border-radius: .5rem }`;

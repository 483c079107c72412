const words = new Intl.Segmenter("en", { granularity: "word" });

/** Lines that are no wider than this, broken between words; one word that is wider stands alone. */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines = [""];
    for (const { segment } of words.segment(paragraph)) {
      const longer = `${lines.at(-1)}${segment}`;
      if (lines.at(-1) !== "" && measure(longer.trimEnd()) > width) lines.push(segment.trimStart());
      else lines[lines.length - 1] = longer;
    }
    return lines.map((line) => line.trimEnd());
  });
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As much of a line as is no wider than this, ended with an ellipsis where something is cut off. */
export function cutLine(line: string, width: number, measure: (line: string) => number): string {
  if (measure(line) <= width) return line;
  const kept = [...letters.segment(line)].map(({ segment }) => segment);
  while (kept.length > 0 && measure(`${kept.join("")}…`) > width) kept.pop();
  return `${kept.join("")}…`;
}

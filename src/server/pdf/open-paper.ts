import type { ClubProfile } from "../../shared/profile/club-profile";

export const inks = {
  ink: "#10242f",
  soft: "#48606a",
  line: "#d2ddd5",
  tide: "#086073",
  cedar: "#c98a5c",
} as const;

// Countries that do not write on A4.
const onLetter = ["CA", "US", "MX"];

/** The paper of a country, with its width and height in points. */
export const paperOf = ({ country }: Pick<ClubProfile, "country">) =>
  onLetter.includes(country)
    ? ({ size: "LETTER", width: 612, height: 792 } as const)
    : ({ size: "A4", width: 595.28, height: 841.89 } as const);

/**
 * Paper to write on, with the fonts "plain" and "bold", and the file once it has ended. What
 * writes comes with the first sheet: most processes write none, and it takes 15 MB.
 */
export async function openPaper({ title, author, margin, size }: PaperOptions) {
  const { Paper } = await import("./paper");
  const pdf = new Paper({
    size,
    margin,
    lang: "en-CA",
    bufferPages: true,
    info: { Title: title, Author: author },
  });
  const written = collect(pdf);
  pdf.font("plain").fillColor(inks.ink);
  return { pdf, written };
}

interface PaperOptions {
  title: string;
  author: string;
  margin: number;
  size: "LETTER" | "A4";
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}

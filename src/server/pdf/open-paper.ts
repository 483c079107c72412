import { createRequire } from "node:module";

// Helvetica, which PDF readers bring, cannot write every member's name; these fonts can.
const findFont = createRequire(import.meta.url).resolve;
const fonts = {
  plain: findFont("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: findFont("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};

export const inks = {
  ink: "#10242f",
  soft: "#48606a",
  line: "#d2ddd5",
  tide: "#086073",
  cedar: "#c98a5c",
} as const;

/**
 * Letter paper to write on, with the fonts "plain" and "bold", and the file once it has ended. The
 * package comes with the first sheet: most processes write none, and it takes 15 MB.
 */
export async function openPaper({ title, author, margin }: PaperOptions) {
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: "LETTER",
    margin,
    lang: "en-CA",
    bufferPages: true,
    info: { Title: title, Author: author },
  });
  const written = collect(pdf);
  pdf.registerFont("plain", fonts.plain).registerFont("bold", fonts.bold).fillColor(inks.ink);
  return { pdf, written };
}

interface PaperOptions {
  title: string;
  author: string;
  margin: number;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}

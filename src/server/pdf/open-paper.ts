export const inks = {
  ink: "#10242f",
  soft: "#48606a",
  line: "#d2ddd5",
  tide: "#086073",
  cedar: "#c98a5c",
} as const;

/**
 * Letter paper to write on, with the fonts "plain" and "bold", and the file once it has ended. What
 * writes comes with the first sheet: most processes write none, and it takes 15 MB.
 */
export async function openPaper({ title, author, margin }: PaperOptions) {
  const { Paper } = await import("./paper");
  const pdf = new Paper({
    size: "LETTER",
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
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}

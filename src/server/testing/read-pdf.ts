import PDFParser from "pdf2json";

/** The text of a PDF as a reader takes it from its pages. */
export function readPdf(pdf: Buffer): Promise<string> {
  const parser = new PDFParser(null, true);
  return new Promise((resolve, reject) => {
    parser.on("pdfParser_dataError", reject);
    parser.on("pdfParser_dataReady", () =>
      resolve(parser.getRawTextContent().replace(/\s+/g, " ")),
    );
    parser.parseBuffer(pdf);
  });
}

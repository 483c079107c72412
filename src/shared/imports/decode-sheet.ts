import { Refusal } from "../refusals";

/**
 * The text of a file: as its byte order mark says, else as UTF-8 where it is valid, else as
 * Windows-1252, which is what older spreadsheets write. Refuses NOT_A_SHEET: a workbook, or no text.
 */
export function decodeSheet(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.includes("\0")) throw new Refusal("NOT_A_SHEET", undefined, "file");
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return text.replace(/[\u0080-\u009f]/g, (sign) => signs[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}

// Node 20 takes Windows-1252 for Latin-1, which has no signs at 0x80 to 0x9F.
const signs = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

import encodeQr from "qr";
import type { QrCode } from "../../shared/fields/qr-code";

/** The light edge that a reader needs around it, in modules. */
const quietModules = 4;

/** A text, such as an address, as a QR code that is still read with a seventh of it scratched. */
export function drawQrCode(text: string): QrCode {
  const rows = encodeQr(text, "raw", { ecc: "medium", border: quietModules });
  return { size: rows.length, path: rows.flatMap(runsOf).join("") };
}

/** A QR code as a picture of its own, for a file or a sign-maker. */
export function qrCodeSvg(text: string): string {
  const { size, path } = drawQrCode(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** The dark stretches of a row, each one rectangle. */
function runsOf(row: readonly boolean[], y: number): string[] {
  return row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return [];
    const light = row.indexOf(false, x);
    const length = (light < 0 ? row.length : light) - x;
    return [`M${x} ${y}h${length}v1h-${length}z`];
  });
}

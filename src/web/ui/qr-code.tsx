import type { QrCode as Code } from "../../shared/fields/qr-code";

/**
 * A QR code, dark on light by night too: readers expect it so. Its address stands beside it, for
 * whoever cannot see it.
 */
export function QrCode({ code: { size, path }, className }: { code: Code; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

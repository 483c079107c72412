import type { BoatLabel } from "../../../shared/boats/boat-schemas";
import { trpc } from "../../calls/api";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { Button } from "../../ui/button";
import { PrintIcon } from "../../ui/icons/icons";
import { PageHeading } from "../../ui/page-heading";
import { QrCode } from "../../ui/qr-code";
import { BoatMark } from "../boat-mark";

/** A sheet of labels to print and glue onto the boats, on A4 and on Letter. */
export function BoatLabelsPage() {
  const read = useRead(trpc.boats.labels.useQuery());
  return (
    <div className="page-width grid gap-6 py-6 print:block print:w-auto print:p-0 sm:py-8">
      <div className="print:hidden">
        <PageHeading
          title="Boat labels"
          lead="Each code leads to its boat's page: to Launch and Back at the dock for whoever has it now, and to its free hours for other members. Print them on weatherproof stickers, eight to a sheet."
          actions={
            <Button onClick={() => window.print()}>
              <PrintIcon /> Print
            </Button>
          }
        />
      </div>
      <Read of={read} failure="The labels did not load" skeleton="h-96">
        {(labels) => (
          <ul className="grid gap-4 sm:grid-cols-2 print:mr-[1mm] print:grid-cols-2 print:gap-[4mm]">
            {labels.map((label) => (
              <Label key={label.id} label={label} />
            ))}
          </ul>
        )}
      </Read>
    </div>
  );
}

/** Eight of them fit on an A4 sheet and on a Letter sheet with the printer's own margins. */
function Label({ label: { id, name, address, qrCode } }: { label: BoatLabel }) {
  return (
    <li className="flex break-inside-avoid items-center max-[24rem]:flex-wrap gap-4 rounded-lg border border-line-strong bg-surface p-4 print:h-[58mm] print:gap-[4mm] print:rounded-none print:border-dashed print:bg-transparent print:p-[3mm]">
      <QrCode code={qrCode} className="w-36 shrink-0 print:w-[42mm]" />
      <div className="grid min-w-0 gap-2">
        <BoatMark boat={{ id }} className="h-9! w-12! [print-color-adjust:exact]" />
        <h2 className="text-balance text-ink text-xl">{name}</h2>
        <p className="wrap-anywhere text-ink text-sm">{address}</p>
        <a
          href={`/api/boats/${id}/qr.svg`}
          download
          className="inline-flex items-center text-link text-sm pointer-coarse:min-h-11 print:hidden"
          aria-label={`QR code of ${name} as a picture`}
        >
          As a picture (SVG)
        </a>
      </div>
    </li>
  );
}

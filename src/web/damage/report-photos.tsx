import type { DamageReportView } from "../../shared/damage/damage-schemas";

/** The photos of a report that its reader may see; each opens in full. */
export function ReportPhotos({
  report,
}: {
  report: Pick<DamageReportView, "id" | "photos" | "boat">;
}) {
  if (report.photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {report.photos.map((number) => (
        <li key={number}>
          <a href={`/api/damage/${report.id}/photos/${number}`} target="_blank" rel="noreferrer">
            <img
              src={`/api/damage/${report.id}/photos/${number}`}
              alt={`Damage to ${report.boat.name}, ${number}`}
              loading="lazy"
              className="h-32 w-auto rounded-md border border-line"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

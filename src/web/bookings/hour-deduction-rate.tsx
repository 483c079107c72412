import { hourlyCost, isSolo } from "../../shared/bookings/booking-cost";
import { formatHours } from "../../shared/hours/quarters";

const kinds = [
  { name: "Solo boat", category: "single" },
  { name: "Tango boat", category: "double" },
];

/** What an hour on the water costs in balance hours, this page's boat marked. */
export function HourDeductionRate({ category }: { category: string }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Hour Deduction Rate</h2>
      <ul className="grid gap-2 text-sm">
        {kinds.map((kind) => {
          const own = isSolo(kind.category) === isSolo(category);
          return (
            <li
              key={kind.name}
              className={`flex flex-wrap justify-between gap-x-3 rounded-md border px-3 py-2 ${own ? "border-tide bg-tide-soft" : "border-line"}`}
            >
              <span className="font-semibold">
                {kind.name}
                {own && <span className="font-normal"> (this boat)</span>}
              </span>
              <span className="tabular-nums">
                {formatHours(hourlyCost(kind.category))} per booked hour
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { rateWords } from "../../shared/hours/quarters";
import { kindOf, kindWord } from "../../shared/profile/boat-kinds";
import { useProfile } from "../clock/use-profile";
import { FoldAfterFirst } from "./fold-after-first";

/**
 * What an hour on the water costs in balance hours, this page's boat marked. A model without its length
 * needs a word more: "Solo boat", but "Canoe".
 */
export function HourDeductionRate({ category }: { category: string }) {
  const profile = useProfile();
  return (
    <FoldAfterFirst title="Hour Deduction Rate">
      <ul className="grid gap-2 text-sm">
        {profile.boatKinds.map((kind) => {
          const own = kind === kindOf(category, profile);
          const word = kindWord(kind);
          return (
            <li
              key={kind.key}
              className={`flex flex-wrap justify-between gap-x-3 rounded-md border px-3 py-2 ${own ? "border-tide bg-tide-soft" : "border-line"}`}
            >
              <span className="font-semibold">
                {word === kind.name ? word : `${word} boat`}
                {own && <span className="font-normal"> (this boat)</span>}
              </span>
              <span className="tabular-nums">{rateWords(kind.rate)} per booked hour</span>
            </li>
          );
        })}
      </ul>
    </FoldAfterFirst>
  );
}

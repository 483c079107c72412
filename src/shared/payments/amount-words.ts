import type { ClubProfile } from "../profile/club-profile";
import { decimalsOf } from "../profile/currencies";

type Money = Pick<ClubProfile, "country" | "currency">;

/** An amount beside others, as the club's country writes it: "$262.50". */
export const shortAmount = (amount: string | number, { country, currency }: Money): string =>
  written(country, decimalsOf(currency), { style: "currency", currency }).format(Number(amount));

/** An amount by itself, which says its currency: in Canada "262.50 CAD". */
export const amountWords = (amount: string | number, money: Money): string =>
  money.country === "CA"
    ? `${written("CA", decimalsOf(money.currency)).format(Number(amount))} ${money.currency}`
    : shortAmount(amount, money);

/** From one amount to another, without decimals where they are whole: "20 to 35 CAD". */
export function rangeWords(amounts: readonly [number, number], money: Money): string {
  const { country, currency } = money;
  const inCanada = country === "CA";
  const style = inCanada ? {} : ({ style: "currency", currency } as const);
  const words = amounts.map((amount) =>
    written(country, Number.isInteger(amount) ? 0 : decimalsOf(currency), style).format(amount),
  );
  return `${[...new Set(words)].join(" to ")}${inCanada ? ` ${currency}` : ""}`;
}

const written = (country: string, digits: number, style: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(`en-${country}`, {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

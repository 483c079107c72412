/** Digits in groups of three: "1,234.5". */
export function inThousands(digits: number | string): string {
  const [whole = "", part] = String(digits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return part === undefined ? grouped : `${grouped}.${part}`;
}

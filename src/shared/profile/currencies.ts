/** Those whose amounts have no decimals. */
export const wholeCurrencies: readonly string[] = ["CLP", "HUF", "ISK", "JPY", "KRW", "TWD"];

/** What a club may take its money in. A currency with three decimals is not among them. */
export const currencies: readonly string[] = [
  ...wholeCurrencies,
  ...["AED", "ARS", "AUD", "BAM", "BGN", "BRL", "CAD", "CHF", "CNY", "COP", "CRC", "CZK", "DKK"],
  ...["DOP", "EGP", "EUR", "FJD", "GBP", "GEL", "GTQ", "HKD", "IDR", "ILS", "INR", "JMD", "KES"],
  ...["LKR", "MAD", "MKD", "MXN", "MYR", "NAD", "NGN", "NOK", "NZD", "PEN", "PHP", "PLN", "QAR"],
  ...["RON", "RSD", "SAR", "SEK", "SGD", "THB", "TRY", "TTD", "UAH", "USD", "UYU", "ZAR"],
].sort();

/** How many decimals an amount has. */
export const decimalsOf = (currency: string): 0 | 2 => (wholeCurrencies.includes(currency) ? 0 : 2);

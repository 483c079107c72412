const timeoutMs = 10_000;

/**
 * The weather at a forecast address, as `read` finds it in the answer. Throws when that is late,
 * refused or no forecast.
 */
export async function fetchWeather<T>(
  address: string,
  read: (answer: unknown) => T | null,
): Promise<T> {
  const response = await fetch(address, {
    credentials: "omit",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The forecast answered ${response.status}`);
  const reading = read(await response.json());
  if (!reading) throw new Error("The forecast's answer is not the weather");
  return reading;
}

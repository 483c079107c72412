export type Theme = "light" | "dark";

/** Where `public/theme.js` looks for the choice before the first paint. */
const storageKey = "theme";

/** What is on screen now: the member's choice, or else the system's. */
export function currentTheme(): Theme {
  return chosenTheme() ?? (systemIsDark().matches ? "dark" : "light");
}

/** Turns the lights on or off, and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  rememberTheme();
}

/** Writes the choice down again after the storage was wiped: a log-out does not change the theme. */
export function rememberTheme(): void {
  const theme = chosenTheme();
  if (theme) localStorage.setItem(storageKey, theme);
}

export function systemIsDark(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}

function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : undefined;
}

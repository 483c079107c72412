import { useSyncExternalStore } from "react";
import { chooseTheme, currentTheme, systemIsDark } from "../layout/theme-choice";
import { MoonIcon, SunIcon } from "../ui/icons/shell-icons";

/** The dark theme or the light one. Follows the system until someone presses it. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => "light");
  const next = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={`Switch to ${next} theme`}
      className="grid size-11 place-items-center rounded-md text-ink-soft transition-colors hover:bg-tide-soft hover:text-ink"
    >
      {theme === "dark" ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}

function onThemeChange(listener: () => void): () => void {
  const system = systemIsDark();
  const choice = new MutationObserver(listener);
  system.addEventListener("change", listener);
  choice.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", listener);
    choice.disconnect();
  };
}

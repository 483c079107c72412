import { type WeatherIconName, weatherIcon } from "../../shared/weather/weather-code";
import { drawn } from "../ui/icons/drawn-icon";
import { MoonIcon, SunIcon } from "../ui/icons/shell-icons";

const cloud = "M7 18.5h10a4 4 0 0 0 .7-7.9 5.8 5.8 0 0 0-11-1.3A4.7 4.7 0 0 0 7 18.5Z";

const icons: Record<WeatherIconName, typeof SunIcon> = {
  clear: SunIcon,
  cloud: drawn(<path d={cloud} />),
  rain: drawn(
    <>
      <path d={cloud} transform="translate(0 -3)" />
      <path d="m8.5 18.5-1 2.5M13 18.5 12 21M17.5 18.5l-1 2.5" />
    </>,
  ),
};

interface WeatherIconProps {
  code: number;
  isDay?: boolean;
  className?: string;
}

export function WeatherIcon({ code, isDay = true, className = "" }: WeatherIconProps) {
  const sky = weatherIcon(code);
  const Icon = sky === "clear" && !isDay ? MoonIcon : icons[sky];
  return <Icon className={className} data-weather={sky} />;
}

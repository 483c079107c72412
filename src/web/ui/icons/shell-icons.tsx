import { drawn } from "./drawn-icon";

// The shell and the landing page carry these; the others come with their screens.

export const MenuIcon = drawn(<path d="M4 7h16M4 12h16M4 17h10" />);
export const CloseIcon = drawn(<path d="m6 6 12 12M18 6 6 18" />);
export const CheckIcon = drawn(<path d="m4.5 12.5 5 5 10-11" />);
export const SunIcon = drawn(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
);
export const MoonIcon = drawn(<path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z" />);
export const HomeIcon = drawn(<path d="M3.5 11.5 12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20" />);
export const BookIcon = drawn(
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
    <path d="M3.5 10h17M8 2.8v4M16 2.8v4M12 12.7v5M9.5 15.2h5" />
  </>,
);
export const ClockIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.8V12l3.4 2.2" />
  </>,
);
export const PinIcon = drawn(
  <>
    <path d="M12 21.5s7-6.3 7-11.7a7 7 0 0 0-14 0c0 5.4 7 11.7 7 11.7Z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </>,
);
export const MailIcon = drawn(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m3.8 7.5 8.2 6 8.2-6" />
  </>,
);
export const PhoneIcon = drawn(
  <path d="M7.6 3.5H5.3A1.8 1.8 0 0 0 3.5 5.5c.6 8 7 14.4 15 15a1.8 1.8 0 0 0 2-1.8v-2.9l-4.3-1.8-1.9 2.1a13 13 0 0 1-6.4-6.4l2.1-1.9-1.8-4.3Z" />,
);
export const WavesIcon = drawn(
  <path d="M2.5 8.5c2.4 0 2.4 1.8 4.75 1.8s2.4-1.8 4.75-1.8 2.4 1.8 4.75 1.8 2.4-1.8 4.75-1.8M2.5 15c2.4 0 2.4 1.8 4.75 1.8S9.65 15 12 15s2.4 1.8 4.75 1.8S19.15 15 21.5 15" />,
);

import type { ReactNode, SVGProps } from "react";

type IconProps = SVGProps<SVGSVGElement>;

/** Icons are decoration: the word beside them, or the control's label, says what they mean. */
function drawn(strokes: ReactNode) {
  return function Icon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
        className={`shrink-0 ${props.className ?? ""}`}
      >
        {strokes}
      </svg>
    );
  };
}

export const MenuIcon = drawn(<path d="M4 7h16M4 12h16M4 17h10" />);
export const CloseIcon = drawn(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronLeftIcon = drawn(<path d="m14.5 5-7 7 7 7" />);
export const ChevronRightIcon = drawn(<path d="m9.5 5 7 7-7 7" />);
export const ChevronDownIcon = drawn(<path d="m5 9.5 7 7 7-7" />);
export const ArrowRightIcon = drawn(<path d="M4 12h15m-6-6 6 6-6 6" />);
export const CheckIcon = drawn(<path d="m4.5 12.5 5 5 10-11" />);
export const PlusIcon = drawn(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = drawn(<path d="M5 12h14" />);

export const CheckCircleIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.4 2.8 2.8L16 9.4" />
  </>,
);
export const InfoIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </>,
);
export const CarefulIcon = drawn(
  <>
    <path d="M10.6 4.3 2.9 18a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0Z" />
    <path d="M12 9.5v4.3M12 16.9v.1" />
  </>,
);
export const DangerIcon = drawn(
  <>
    <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3Z" />
    <path d="M12 7.8v5M12 16.2v.1" />
  </>,
);
export const EyeIcon = drawn(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const EyeOffIcon = drawn(
  <>
    <path d="M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6 7.6A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1" />
    <path d="m4 4 16 16" />
  </>,
);
export const SunIcon = drawn(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
);
export const MoonIcon = drawn(<path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z" />);
export const ClockIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.8V12l3.4 2.2" />
  </>,
);
export const CalendarIcon = drawn(
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
    <path d="M3.5 10h17M8 2.8V7M16 2.8V7" />
  </>,
);
export const PersonIcon = drawn(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
export const PeopleIcon = drawn(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.7-3.5 3.2-5.2 6.5-5.2s5.8 1.7 6.5 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .8 3.1 2.4 3.5 4.7" />
  </>,
);
export const LogOutIcon = drawn(
  <path d="M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4M15.5 7.5 20 12l-4.5 4.5M20 12H9.5" />,
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
export const LockIcon = drawn(
  <>
    <rect x="5" y="10.5" width="14" height="10" rx="2.2" />
    <path d="M8 10.5V7.6a4 4 0 0 1 8 0v2.9M12 14.5v2" />
  </>,
);
export const KeyIcon = drawn(
  <>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="M11.3 12.3 20 3.5M16.3 7.2l2.7 2.7" />
  </>,
);
export const SearchIcon = drawn(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
export const WavesIcon = drawn(
  <path d="M2.5 8.5c2.4 0 2.4 1.8 4.75 1.8s2.4-1.8 4.75-1.8 2.4 1.8 4.75 1.8 2.4-1.8 4.75-1.8M2.5 15c2.4 0 2.4 1.8 4.75 1.8S9.65 15 12 15s2.4 1.8 4.75 1.8S19.15 15 21.5 15" />,
);
export const OarsIcon = drawn(
  <path d="M4 20 17 7M20 20 7 7M17 7l1.2-3.2 2-.3-.3 2L17 7ZM7 7 5.8 3.8l-2-.3.3 2L7 7Z" />,
);
export const TrashIcon = drawn(
  <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />,
);
export const EditIcon = drawn(<path d="M4 20h4L20 8l-4-4L4 16v4ZM13.5 6.5l4 4" />);
export const PrintIcon = drawn(
  <path d="M7 8V3.5h10V8M7 17H4.5A1.5 1.5 0 0 1 3 15.5V10a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5.5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7V14Z" />,
);

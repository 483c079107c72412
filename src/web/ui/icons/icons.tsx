import { drawn } from "./drawn-icon";

export const ChevronLeftIcon = drawn(<path d="m14.5 5-7 7 7 7" />);
export const ChevronRightIcon = drawn(<path d="m9.5 5 7 7-7 7" />);
export const ChevronDownIcon = drawn(<path d="m5 9.5 7 7 7-7" />);
export const ArrowRightIcon = drawn(<path d="M4 12h15m-6-6 6 6-6 6" />);
export const MinusIcon = drawn(<path d="M5 12h14" />);
export const PlusIcon = drawn(<path d="M12 5v14M5 12h14" />);
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
export const MoreIcon = drawn(<path d="M5 12h.1M12 12h.1M19 12h.1" strokeWidth="3" />);

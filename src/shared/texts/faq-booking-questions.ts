import type { FaqQuestion } from "./faq-question";

/** Booking, and the hours it is paid with. */
export const bookingQuestions: FaqQuestion[] = [
  {
    id: "how-to-book",
    category: "Booking",
    question: "How do I book a boat?",
    answer:
      "Pick a boat, or a day in its calendar. Choose how long, press a start time, and confirm. You see what the outing costs, and what it leaves, before you confirm.",
  },
  {
    id: "when-can-i-row",
    category: "Booking",
    question: "When can I row, and what is the last start?",
    answer:
      "{openHoursFirst}, starting on the hour or half hour. A full hour starts by {lastFullStart}, half an hour by {lastStart}, because every outing ends by {closingTime}.",
  },
  {
    id: "how-long",
    category: "Booking",
    question: "How long can I book a boat for?",
    answer: "For half an hour to {longestHours} hours at a time, in steps of half an hour.",
  },
  {
    id: "how-far-ahead",
    category: "Booking",
    question: "How far ahead can I book?",
    answer:
      "Up to {monthsAhead} months ahead, and until the start itself: a free boat can be booked today.",
  },
  {
    id: "cancel",
    category: "Booking",
    question: "Can I cancel, and do I get my hours back?",
    answer:
      "Yes, any time before your booking starts, from your dashboard. All its hours go back to your account at once. {lateRule} Once it has started it can no longer be cancelled.",
  },
  {
    id: "change-a-booking",
    category: "Booking",
    question: "Can I move a booking to another time?",
    answer:
      "Yes, until it starts. Press Move beside it on your dashboard: the day of the boat opens, and the old outing stays yours until the new one is. You can also make it longer or shorter. Only the difference in hours is charged, or comes back. {lateRule}",
  },
  {
    id: "two-at-once",
    category: "Booking",
    question: "Can I book two boats at the same time?",
    answer:
      "No. Your bookings may follow each other, but not overlap: the member who booked is in the boat.",
  },
  {
    id: "slot-taken",
    category: "Booking",
    question: "What if someone takes the time while I am confirming?",
    answer:
      "The first to confirm has it. Everyone else is told that it is taken, and is not charged.",
  },
  {
    id: "waitlist",
    category: "Booking",
    question: "Can I be told when a taken time frees up?",
    answer:
      "Yes. On a boat's day, press a time that is taken, and say what would suit you: that boat or any of its kind, and between which hours. When it comes free and it is your turn, it is held for you for a while, and you get a mail. It costs nothing until you book it. If you let it go, whoever waits next is asked.",
  },
  {
    id: "club-closed",
    category: "Booking",
    question: "What if the club closes for a while?",
    answer:
      "Staff can close the whole club for some hours or days, for fog or a regatta for example. The front page, your dashboard and the booking page say when and why. Nothing can be booked or launched then. If you have booked, you are told: your booking is cancelled with all its hours back, or it is left to you, to cancel before its start or to wait whether the club opens again.",
  },
  {
    id: "hour-charges",
    category: "Hour Bank",
    question: "How are hours charged?",
    answer:
      "{aSingle} costs {soloRate} hour of your balance for each hour booked, {otherRates}. So half an hour in {aDouble} costs {tangoHalfHour} hours, and two hours cost {tangoTwoHours}.",
  },
  {
    id: "buy-hours",
    category: "Hour Bank",
    question: "How do I buy hours?",
    answer:
      "In packages of {packageHours} hours: the larger the package, the less an hour costs. The Pricing page has the prices in {currencyName}{gstAside} and the ways to pay.",
  },
  {
    id: "hours-expire",
    category: "Hour Bank",
    question: "Do hours expire?",
    answer: "Yes, {hoursLast}. They must be good on the day you book, not on the day you row.",
  },
  {
    id: "which-hours-first",
    category: "Hour Bank",
    question: "Which hours are spent first?",
    answer: "The ones that expire first, so that as few as possible are lost.",
  },
  {
    id: "cancelled-hours-expired",
    category: "Hour Bank",
    question: "What if the hours of a cancelled booking have expired meanwhile?",
    answer:
      "Hours go back to the package they came from. If that has expired in the meantime, it opens again for {reopenDays} days, so that you can still use them.",
  },
  {
    id: "see-my-hours",
    category: "Hour Bank",
    question: "Where do I see how many hours I have?",
    answer:
      "Beside your initials at the top of every page, and on your dashboard. On a phone, open the menu.",
  },
];

/** The FAQ's categories, as spec part 2 §2 names them. */
export const faqCategories = [
  "Membership",
  "Boats",
  "Booking",
  "Hour Bank",
  "Safety",
  "Launching",
  "General",
] as const;

export type FaqCategory = (typeof faqCategories)[number];

export interface FaqQuestion {
  category: FaqCategory;
  question: string;
  answer: string;
}

/** True of the rules as the booking office keeps them. */
export const faqQuestions: FaqQuestion[] = [
  {
    category: "Membership",
    question: "How do I become a member?",
    answer:
      "Press Join Club and send us your details. An admin approves you after a short training; processing takes 1-2 business days, and an email follows.",
  },
  {
    category: "Membership",
    question: "What does membership cost?",
    answer:
      "There is a one-time Membership Fee of $129, which comes to $135.45 with GST. After that you only pay for the hours you row.",
  },
  {
    category: "Membership",
    question: "What can I do while I wait for approval?",
    answer:
      "You can sign in, change your password and look at boats and free times. Booking and buying hours open once you are approved.",
  },
  {
    category: "Boats",
    question: "Which boats are there?",
    answer:
      "Two types, both with slide seats. The Solo 14 takes 1-2 people, the Tango 17 takes 2-3 and has two rowing places.",
  },
  {
    category: "Boats",
    question: "Is equipment included?",
    answer: "Yes. Oars and safety equipment are included with every boat, and parking is free.",
  },
  {
    category: "Booking",
    question: "When can I row?",
    answer:
      "The club is open from 5:00 AM to 10:00 PM, every day. The last full hour starts by 9 PM, and half an hour can start by 9:30 PM. Starts are on the hour and half hour.",
  },
  {
    category: "Booking",
    question: "How far ahead can I book?",
    answer: "Up to 3 months, for up to 4 hours at a time.",
  },
  {
    category: "Booking",
    question: "Can I cancel?",
    answer:
      "Yes, any time before your booking starts, from your dashboard. The hours go back to your account at once.",
  },
  {
    category: "Hour Bank",
    question: "How are hours charged?",
    answer:
      "A Solo costs 1 hour of your balance for each hour booked, a Tango 1.5. Half an hour in a Tango costs 0.75.",
  },
  {
    category: "Hour Bank",
    question: "Do hours expire?",
    answer:
      "One year after purchase. The hours that expire first are spent first, and hours must be unexpired when you book, not when you row.",
  },
  {
    category: "Safety",
    question: "Do I have to wear a flotation device?",
    answer:
      "Children under 12 must wear one. There is one on board for everyone else, and on cold water wearing it is the better habit.",
  },
  {
    category: "Safety",
    question: "How much wind is too much?",
    answer:
      "Up to 15 km/h conditions are excellent, up to 25 good. Above 25 km/h only experienced rowers should go out.",
  },
  {
    category: "Launching",
    question: "How do I get to my boat?",
    answer:
      "Arrive 15 minutes early. Your confirmation and your dashboard show the lock code of your boat; gate, shed and washroom codes come with it.",
  },
  {
    category: "Launching",
    question: "What do I do when I come back?",
    answer:
      "Be at the dock before your time is up, lock the boat where you found it, and leave it dry for the next crew.",
  },
  {
    category: "General",
    question: "Can I bring a guest?",
    answer:
      "Yes, as many as the boat has room for: 2 people in a Solo, 3 in a Tango. The member who booked is in charge of the boat.",
  },
  {
    category: "General",
    question: "How long has the club been around?",
    answer: "We have been on the water since 2010.",
  },
];

import type { FaqQuestion } from "./faq-question";

/** Membership, and the club in general. */
export const clubQuestions: FaqQuestion[] = [
  {
    id: "become-a-member",
    category: "Membership",
    question: "How do I become a member?",
    answer:
      "Press Join Club and send us your name, e-mail, phone and home address. You get a temporary password at once; an admin approves you after your training. Processing takes {approvalTime}, and an email follows on approval.",
  },
  {
    id: "while-waiting",
    category: "Membership",
    question: "What can I do while I wait for approval?",
    answer:
      "You can sign in, change your password and look at boats, free times and prices. Booking and buying hours open once you are approved.",
  },
  {
    id: "membership-fee",
    category: "Membership",
    question: "What does membership cost?",
    answer:
      "There is a {feeKind} Membership Fee. After that you pay only for the hours you row. The Pricing page has every price{gstEnd}.",
  },
  {
    id: "training",
    category: "Membership",
    question: "Do I need training?",
    answer:
      "Yes. Members are approved after a training on the boats, the dock and the water. The Training Package is on the Pricing page.",
  },
  {
    id: "paused",
    category: "Membership",
    question: "What does it mean that my membership is paused?",
    answer:
      "You can still sign in, see your bookings and cancel them, but not book or buy hours. Your hours stay on your account, and their expiry date stays too. Write to the club to start again.",
  },
  {
    id: "change-my-details",
    category: "Membership",
    question: "How do I change my details, or leave?",
    answer:
      "Once you are approved, you change your phone, address and emergency contact yourself under My Account, and ask there for your account to be deleted. Before that, or for another name or e-mail address, write to the club. Deleting cancels your future bookings and closes your hours; past bookings stay without your name.",
  },
  {
    id: "members-only",
    category: "General",
    question: "Can I rent a boat without being a member?",
    answer:
      "No. The club is members-only and the boats are available only to members. You can come for an introductory row, or as the guest of a member.",
  },
  {
    id: "try-a-row",
    category: "General",
    question: "Can I try it before I join?",
    answer:
      "Yes. Ask for an introductory row: tell us how many of you come and how well you row, and we write back to find a day.",
  },
  {
    id: "guests",
    category: "General",
    question: "Can I bring a guest?",
    answer:
      "Yes, as many as the boat has room for: {roomInEach}, you included. The member who booked is in charge of the boat.",
  },
  {
    id: "opening-hours",
    category: "General",
    question: "When is the club open?",
    answer: "{openDays}. Every boat is back at the dock by {closingTime}.",
  },
  {
    id: "parking",
    category: "General",
    question: "Where are you, and can I park?",
    answer:
      "You find the address and the dock at the foot of every page. Parking is free for everyone who rows.",
  },
  {
    id: "forgotten-password",
    category: "General",
    question: "I forgot my password. What now?",
    answer:
      "Ask for a link on the account access page. It comes by e-mail, works once and lasts {linkMinutes} minutes. If no mail arrives, an admin can give you a temporary password.",
  },
  {
    id: "since-when",
    category: "General",
    question: "How long has the club been around?",
    answer: "{clubAge}",
  },
];

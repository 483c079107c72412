import type { FaqQuestion } from "./faq-question";

/** The boats, staying safe in them, and getting them into the water and out again. */
export const waterQuestions: FaqQuestion[] = [
  {
    id: "which-boats",
    category: "Boats",
    question: "Which boats are there?",
    answer: "{boatTypes}.",
  },
  {
    id: "slide-seat",
    category: "Boats",
    question: "What is a slide seat?",
    answer:
      "A seat that rolls back and forth with you, so that your legs do most of the work. It takes a lesson to learn and a summer to get good at.",
  },
  {
    id: "equipment",
    category: "Boats",
    question: "What is included with a boat?",
    answer: "Safety equipment is included with every boat, and parking is free.",
  },
  {
    id: "calendar-marks",
    category: "Boats",
    question: "What do the marks in a boat's calendar mean?",
    answer:
      "Each day is free, partly booked, fully booked, blocked, past, or beyond the {monthsAhead} months that can be booked. The words below each calendar show the marks; you can press free and partly booked days.",
  },
  {
    id: "boat-unavailable",
    category: "Boats",
    question: "Why is a boat unavailable?",
    answer:
      "A manager has taken it offline, it is blocked for those days, for repairs for example, the club is closed, or the day is fully booked. A boat that is reported unusable goes offline at once. Please choose another day or boat.",
  },
  {
    id: "damage",
    category: "Boats",
    question: "What do I do when a boat is damaged?",
    answer:
      "Report it from your outing or from the boat's page, until {damageHours} hours after you rowed: how bad it is, what you saw, and a photo. Staff and you see it. If nobody should row the boat it goes offline at once, and whoever booked it in the next {damageDays} days is mailed a page to choose another boat or their hours back.",
  },
  {
    id: "children",
    category: "Safety",
    question: "Do children have to wear a flotation device?",
    answer:
      "Children under {flotationAge} must wear a flotation device, the whole time. For everyone else it is the better habit on cold water.",
  },
  {
    id: "wind",
    category: "Safety",
    question: "How much wind is too much?",
    answer:
      "Up to {calmWind} rowing conditions are Excellent, up to {breezyWind} Good. Above {breezyWind} they read Caution: strong winds, experienced rowers only. {conditionsRule}",
  },
  {
    id: "weather-source",
    category: "Safety",
    question: "Where does the weather on this site come from?",
    answer:
      "From a public forecast for our water, asked again every {weatherMinutes} minutes. It is a help, not a promise: look at the water before you head out, and check elsewhere when it reads unavailable. {forecastRule}",
  },
  {
    id: "bad-weather",
    category: "Safety",
    question: "What if the weather turns bad before my booking?",
    answer:
      "You decide. Cancel before the start, and all its hours are back on your account. {lateRule} The club does not cancel bookings because of wind, unless it closes altogether. {noGoMail}",
  },
  {
    id: "clearances",
    category: "Safety",
    question: "May I take every boat?",
    answer: "{clearanceRule}",
  },
  {
    id: "daylight",
    category: "Safety",
    question: "Can I row in the dark?",
    answer: "{daylightRule}",
  },
  {
    id: "emergency",
    category: "Safety",
    question: "What do I do in an emergency on the water?",
    answer:
      "Stay with the boat, and call {emergencyNumber}: say that you are on the water, and where. Afterwards, please tell the club.",
  },
  {
    id: "arrive-early",
    category: "Launching",
    question: "When should I be there?",
    answer:
      "Please arrive {minutesEarly} minutes early, to open up, set the boat and be on the water when your time starts.",
  },
  {
    id: "access-codes",
    category: "Launching",
    question: "How do I get in, and where are the codes?",
    answer:
      "The lock code of your boat appears {codesAppear}, on the confirmation and on your dashboard until the outing is over. The gate, shed and washroom codes are beside it. {codesLate}",
  },
  {
    id: "sharing-codes",
    category: "Launching",
    question: "May I pass a code on?",
    answer: "No. The codes are for the member who booked, and for nobody else.",
  },
  {
    id: "coming-back",
    category: "Launching",
    question: "What do I do when I come back?",
    answer:
      "Be at the dock before your time is up, lock the boat where you found it, and leave it dry for the next crew. {launchRule}",
  },
  {
    id: "outing-log",
    category: "Launching",
    question: "What are the tablet at the dock and the square code on a boat for?",
    answer: "{logRule}",
  },
  {
    id: "late-back",
    category: "Launching",
    question: "What if I am late?",
    answer:
      "Starting late does not move the end: the next member may be waiting. {lateBoat} No emergency service is called by itself: call the club when you will be late, and {emergencyNumber} when you need help.",
  },
];

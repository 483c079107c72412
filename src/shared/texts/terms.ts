/** What members and the club promise each other, as documented; `id` is its address: /terms#hours. */
export const terms = [
  {
    id: "members-only",
    title: "Members only",
    words: [
      "Boats are available only to approved members, and to the guests they bring. Membership begins with an admin's approval after a training, and can be paused by the club.",
      "An account is personal. Please do not pass on its password, or any lock, gate, shed or washroom code.",
    ],
  },
  {
    id: "bookings",
    title: "Bookings",
    words: [
      "The club is open from {openingTime} to {closingTime}, every day. A booking starts on the hour or half hour, lasts from half an hour to {longestHours} hours, ends by {closingTime}, and can be made up to {monthsAhead} months ahead. A member is in one boat at a time.",
      "Please arrive {minutesEarly} minutes early and be back on time. The member who booked is responsible for the boat and everyone in it, leaves it locked and dry, and reports what is damaged. Words and photos of a report are for the club's staff and whoever sent them; what restricts a boat is shown to members.",
    ],
  },
  {
    id: "hours",
    title: "Hours and payment",
    words: [
      "Hours are prepaid, in Canadian dollars with GST of {gstPercent}%. A Solo is charged {soloRate} hour for each hour booked, a Tango {tangoRate}. Hours expire one year after purchase, and those that expire first are spent first.",
    ],
  },
  {
    id: "cancellation",
    title: "Cancellation",
    words: [
      "A booking cancelled before it starts returns all its hours to your account. Once it has started it cannot be cancelled, and its hours are spent.",
      "Please call off an introductory row by e-mail or phone, as early as you can.",
    ],
  },
  {
    id: "safety",
    title: "Safety",
    words: [
      "Children under {flotationAge} must wear a flotation device. Safety equipment is included with every boat and stays in it.",
      "In winds above {goodWind} km/h only experienced rowers go out. The forecast on this site is a help, not a promise: whoever is in charge of a boat looks at the water first, and decides. Where the club has set limits to wind, fog and frost, heed the verdict on your start: what the club refuses is not rowed. A boat that asks for a clearance is taken only by whoever holds it on that day.",
      "Where the club keeps an outing log, it tells its own people of a boat that stays out; without one nobody is told. Either way, nothing here calls emergency services: in need of help, call 911.",
    ],
  },
  {
    id: "your-details",
    title: "Your details",
    words: [
      "We keep the details you give us to run your membership and your bookings. Admins see them; managers see the names, e-mails and phone numbers of members. Where the club keeps an outing log, managers and the duty officer also see the emergency contact of a rower who is overdue. Other members see that a boat is taken, never by whom.",
      "When an account is deleted, its future bookings are cancelled, and past bookings stay without a name.",
    ],
  },
];

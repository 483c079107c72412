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
      "The club is open {openHours}. A booking starts on the hour or half hour, lasts from half an hour to {longestHours} hours, ends by {closingTime}, and can be made up to {monthsAhead} months ahead. A member is in one boat at a time. Staff can close the club for a while; nobody books or launches then.",
      "Please arrive {minutesEarly} minutes early and be back on time. The member who booked is responsible for the boat and everyone in it, leaves it locked and dry, and reports what is damaged. Words and photos of a report are for the club's staff and whoever sent them; what restricts a boat is shown to members.",
    ],
  },
  {
    id: "hours",
    title: "Hours and payment",
    words: [
      "Hours are prepaid, in {currencyName} {withGst}. {aSingle} is charged {soloRate} hour for each hour booked, {otherRates}. Hours expire {hoursLast}, and those that expire first are spent first.",
    ],
  },
  {
    id: "cancellation",
    title: "Cancellation",
    words: [
      "A booking cancelled before it starts returns all its hours to your account. {lateRule} Once it has started it cannot be cancelled, and its hours are spent. What the club cancels returns all its hours as well.",
      "Please call off an introductory row by e-mail or phone, as early as you can.",
    ],
  },
  {
    id: "safety",
    title: "Safety",
    words: [
      "Children under {flotationAge} must wear a flotation device. Safety equipment is included with every boat and stays in it.",
      "In winds above {breezyWind} only experienced rowers go out. The forecast on this site is a help, not a promise: whoever is in charge of a boat looks at the water first, and decides.",
      "{conditionsRule}",
      "{daylightRule}",
      "{clearanceRule}",
      "{lateBoat} Nothing here calls emergency services: in need of help, call {emergencyNumber}.",
    ],
  },
  {
    id: "your-details",
    title: "Your details",
    words: [
      "We keep the details you give us to run your membership and your bookings. Admins see them; managers see the names, e-mails and phone numbers of members. {logDetails} {codesNoted} Other members see that a boat is taken, never by whom.",
      "When an account is deleted, its future bookings are cancelled, and past bookings stay without a name.",
    ],
  },
];

import { PageHeading } from "../ui/page-heading";

const terms = [
  {
    title: "Members only",
    words:
      "Boats are available only to approved members. An account is personal; please do not pass on its password or any lock, gate, shed or washroom code.",
  },
  {
    title: "Bookings",
    words:
      "The club is open from 5:00 AM to 10:00 PM, every day. A booking lasts from half an hour to 4 hours, must end by 10:00 PM, and can be made up to 3 months ahead. Please arrive 15 minutes early and be back on time.",
  },
  {
    title: "Hours and refunds",
    words:
      "Hours are prepaid, in Canadian dollars with GST of 5%, and expire one year after purchase. A booking cancelled before it starts returns its hours to your account.",
  },
  {
    title: "Safety",
    words:
      "Children under 12 must wear a flotation device. Above 25 km/h of wind, only experienced rowers should go out. The member who booked decides for the boat, and is responsible for it and everyone in it.",
  },
  {
    title: "Your details",
    words:
      "We keep the details you give us to run your membership, and show them to the club's admins only. Deleting an account keeps past bookings without your name.",
  },
];

export function TermsPage() {
  return (
    <div className="page-width grid max-w-3xl gap-6 py-10">
      <PageHeading
        title="Terms & Conditions"
        lead="What members and the club promise each other."
      />
      {terms.map(({ title, words }) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-xl">{title}</h2>
          <p>{words}</p>
        </section>
      ))}
    </div>
  );
}

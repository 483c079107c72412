import { approvalTime } from "../../shared/profile/club-profile";

const steps = [
  { title: "Join", words: `Send your details. An admin answers within ${approvalTime}.` },
  { title: "Train", words: "A short lesson on the boats, the dock and the water." },
  { title: "Buy hours", words: "Hours are prepaid, last a year, and come back when you cancel." },
  { title: "Row", words: "Pick a boat and a start, get the lock code, push off." },
];

export function HowItWorks() {
  return (
    <section className="page-width grid gap-8 py-14">
      <h2 className="text-3xl">How it works</h2>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, words }, index) => (
          <li key={title} className="grid content-start gap-1 border-tide border-t-2 pt-4">
            <span aria-hidden="true" className="font-display text-2xl text-cedar">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

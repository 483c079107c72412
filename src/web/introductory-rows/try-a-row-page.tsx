import { useEffect, useRef, useState } from "react";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { PageHeading } from "../ui/page-heading";
import { TryARowForm } from "./try-a-row-form";

/** A visitor asks for an introductory row; rules, Introductory rows. */
export function TryARowPage() {
  const [sentBy, setSentBy] = useState<Sender | null>(null);
  return (
    <div className="page-width grid max-w-3xl gap-8 py-10">
      {sentBy ? <Thanks sender={sentBy} /> : <Request onSent={setSentBy} />}
    </div>
  );
}

interface Sender {
  firstName: string;
  email: string;
}

function Request({ onSent }: { onSent: (sender: Sender) => void }) {
  return (
    <>
      <PageHeading
        title="Try a row"
        lead="A row with one of us along, before you decide anything. Tell us who is coming, and we write back to find a day."
      />
      <TryARowForm onSent={onSent} />
    </>
  );
}

function Thanks({ sender }: { sender: Sender }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className="grid justify-items-start gap-5 outline-none">
      <PageHeading
        title={`Thank you, ${sender.firstName}`}
        lead={`Your request is with the club. We answer by e-mail to ${sender.email}.`}
      />
      <p>
        Until then: bring clothes you can move in and shoes that may get wet. Boats, oars and safety
        equipment are there.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.boats}>See the boats</ButtonLink>
        <ButtonLink to={paths.faq} variant="secondary">
          Read the FAQ
        </ButtonLink>
      </div>
    </div>
  );
}

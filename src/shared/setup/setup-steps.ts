import { type SetupStep, type SetupStepId, setupStepIds } from "./setup-schemas";

const words: Record<SetupStepId, { title: string; why: string }> = {
  place: {
    title: "Place and time",
    why: "The club's clock decides what can be booked, and when anybody is reminded.",
  },
  details: {
    title: "Club details",
    why: "Name, address and e-mail stand on every page, in every mail and on receipts.",
  },
  boats: { title: "Boats", why: "Members book boats, so there is nothing to book before." },
  kinds: {
    title: "Kinds of boats",
    why: "A boat's kind says what an hour in it costs. The two here are a suggestion.",
  },
  packages: {
    title: "Packages and prices",
    why: "The price list is a suggestion until you change it or say that it is right.",
  },
  testMail: {
    title: "A test mail to yourself",
    why: "Confirmations, reminders and invitations go by mail. See that one arrives.",
  },
  payments: {
    title: "Payments",
    why: "Members pay online through PayPal, or at the clubhouse only.",
  },
  members: { title: "Members", why: "Bring them from your spreadsheet, or add them one by one." },
  hours: {
    title: "Opening hours of members",
    why: "What members have already paid for goes along with them.",
  },
  invitations: {
    title: "Invitations",
    why: "Each member gets a link to choose a password and sign in.",
  },
};

/** Every step with its words, by what is true of the club. */
export const setupSteps = (
  done: Readonly<Record<SetupStepId, boolean>>,
  later: readonly string[],
): SetupStep[] =>
  setupStepIds.map((id) => ({ id, ...words[id], done: done[id], later: later.includes(id) }));

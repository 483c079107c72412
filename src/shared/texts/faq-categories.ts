/** The FAQ's categories, in their documented order. */
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

/** The category of that name, or undefined. */
export const findCategory = (name: string | null): FaqCategory | undefined =>
  faqCategories.find((category) => category === name);

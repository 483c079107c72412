/** How somebody who asks for an introductory row pays, and what they agree to. */
export const rowTerms = {
  experienceLevel: "beginner",
  paymentMethod: "cash",
  termsAccepted: true,
  safetyAccepted: true,
  cancellationAccepted: true,
};

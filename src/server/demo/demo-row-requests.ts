import type { IntroductoryRowInput } from "../../shared/introductory-rows/introductory-row-schemas";

/** Who would like to try a row, and how many days ago they asked; of their telephones, the last figures. */
export const demoRowRequests: readonly { day: number; answered: boolean; row: RowWish }[] = [
  {
    day: -16,
    answered: true,
    row: {
      firstName: "Imani",
      lastName: "Walsh",
      email: "imani@bay.example",
      phone: "0143",
      numberOfPeople: 1,
      experienceLevel: "advanced",
      specialRequests: "I rowed at university and would like to see your boats.",
    },
  },
  {
    day: -3,
    answered: false,
    row: {
      firstName: "Greta",
      lastName: "Lund",
      email: "greta@bay.example",
      phone: "0161",
      numberOfPeople: 2,
      experienceLevel: "beginner",
      specialRequests: "A present for my father's 70th birthday. Mornings suit us best.",
    },
  },
  {
    day: -1,
    answered: false,
    row: {
      firstName: "Omar",
      lastName: "Siddiqui",
      email: "omar@bay.example",
      phone: "0119",
      numberOfPeople: 3,
      experienceLevel: "intermediate",
      specialRequests: "",
    },
  },
];

type RowWish = Pick<
  IntroductoryRowInput,
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "numberOfPeople"
  | "experienceLevel"
  | "specialRequests"
>;

import { createContext, useContext } from "react";
import { documentedProfile } from "../../shared/profile/club-profile";
import type { Formats } from "../../shared/profile/formats";

/** Provided by whoever knows the club: its settings, or what a page without network has kept of them. */
export const FormatsContext = createContext<Formats>(documentedProfile);

/** How times are written on this page; the documented way until the club is known. */
export const useFormats = (): Formats => useContext(FormatsContext);

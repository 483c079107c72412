import { z } from "zod";

/**
 * What a kind of boat may be called by a boat's `category` and by a waitlist entry, at any club.
 */
export const kindKey = z.string().regex(/^[a-z\d-]{1,20}$/);

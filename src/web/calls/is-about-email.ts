import { TRPCClientError } from "@trpc/client";

/** Whether the server refused because of the e-mail, such as one that is in use. */
export const isAboutEmail = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.data?.field === "email";

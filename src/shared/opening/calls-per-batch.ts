/** How many calls may travel in one request; screens ask for fewer at a time. */
export const callsPerBatch = 20;

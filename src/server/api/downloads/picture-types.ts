/** What a kept picture is, by the end of its name. */
export const pictureTypes: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

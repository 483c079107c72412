// One small picture of each kind, six pixels wide and four high, with nothing in it that is not drawn.
const base64 = {
  jpg:
    "/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/" +
    "2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAAR" +
    "CAAEAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAZEAADAQEBAAAAAAAAAAAAAAAAAQISMXH/xAAUAQEA" +
    "AAAAAAAAAAAAAAAAAAAD/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAIx/9oADAMBAAIRAxEAPwCdd6mVmVldS76ABVgbU//Z",
  png:
    "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAANklEQVR4AWyJQQ0AMAgDG6SgBQ2TMHHTMC2zMkiTfgiEa9qc" +
    "eew/Yag78SBq8inYWlCs6xDyCQAA//+/6/ImAAAABklEQVQDADxPE8saALwgAAAAAElFTkSuQmCC",
  webp: "UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoGAAQABABoJZACdEf/gbhHlYAA/oa13LurcIWtBEZaqLPcgF4cztNfmJZ0AA==",
  translucentWebp:
    "UklGRlwAAABXRUJQVlA4WAoAAAAQAAAABQAAAwAAQUxQSAwAAAABDzCAERFiHCL6HwZWUDggKgAAALABAJ0BKgYABAAEAGgl" +
    "mAJ0R/+CQAAA/su337VgVO5Ozzn/ZhwDWAAAAA==",
  losslessWebp: "UklGRiAAAABXRUJQVlA4TBQAAAAvBcAAEA8wWnM8FAMY8BiHiP6HAQ==",
};

const bytesOf = (text: string) => Buffer.from(text, "base64");

export const pictures = {
  jpg: bytesOf(base64.jpg),
  png: bytesOf(base64.png),
  webp: bytesOf(base64.webp),
  translucentWebp: bytesOf(base64.translucentWebp),
  losslessWebp: bytesOf(base64.losslessWebp),
};

/** The bytes as a browser sends them. */
export const dataUrl = (bytes: Uint8Array, type = "jpeg"): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;

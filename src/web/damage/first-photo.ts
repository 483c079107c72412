let taken: { boatId: number; photo: File } | null = null;

/** A photo of damage that was taken before its report is on the screen waits here for it. */
export function keepFirstPhoto(boatId: number, photo: File): void {
  taken = { boatId, photo };
}

/** Gives it once. */
export function takeFirstPhoto(boatId: number): File | undefined {
  const photo = taken?.boatId === boatId ? taken.photo : undefined;
  taken = null;
  return photo;
}

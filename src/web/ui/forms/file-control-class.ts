import { controlClass } from "./field-frame";

/** For a field that takes a file: without an edge its button reads as a part of the file's name. */
export const fileControlClass = `${controlClass} file:mr-3 file:rounded-sm file:border file:border-line-strong file:px-3 file:py-1 file:font-semibold`;

import { fireEvent } from "@testing-library/react";

/** Sets a field to a text at once and leaves it, where how it is typed is not what is tested. */
export function fillIn(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

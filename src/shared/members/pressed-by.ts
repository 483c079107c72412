/** The header in which a browser's write names the member on whose screen it was pressed. */
export const pressedByHeader = "pressed-by";

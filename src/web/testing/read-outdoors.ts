/**
 * Which words of a part are too small (under 16 px) or too faint (under 7:1, WCAG 2) to be read in the sun
 * or by a head torch; run by the browser. Its colours are opaque.
 */
export function readOutdoors(part: HTMLElement | SVGElement): string[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const [, , , alpha = 1] = channels(backgroundColor);
    const { parentElement } = element;
    return alpha > 0 || !parentElement ? backgroundColor : groundOf(parentElement);
  };
  const contrast = (element: Element) => {
    const grounds = [getComputedStyle(element).color, groundOf(element)].map(luminance);
    return (Math.max(...grounds) + 0.05) / (Math.min(...grounds) + 0.05);
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 1 && height > 1;
  };

  return [...part.querySelectorAll("*")].flatMap((element) => {
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join(" ")
      .trim();
    if (words === "" || !isSeen(element)) return [];
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const found = contrast(element);
    return size >= 16 && found >= 7 ? [] : [`${words}: ${size} px, ${found.toFixed(1)}:1`];
  });
}

// @ts-check
// A page that comes drawn can be pressed and typed into before its scripts have run. What is done
// until the screen can hear it is kept here, and then carried out: once each, and in order.
{
  // Nobody expects any more what was pressed longer ago.
  const longestMs = 60_000;
  const presses = "button, a[href], input:is([type=checkbox], [type=radio])";
  const fields = "select, textarea, input:not([type=checkbox], [type=radio], [type=file])";

  /** @type {Map<Element, { act: () => void, looks: string, at: number, sign?: Animation }>} */
  const kept = new Map();

  // A part holds such a mark until it hears (`src/web/ui/loading/lazy-part.tsx`).
  const isDeaf = () => {
    const drawn = document.querySelector("#root[data-drawn]");
    return drawn && (document.readyState === "loading" || drawn.querySelector("[data-hydrating]"));
  };

  const watch = new MutationObserver(() => {
    if (!isDeaf()) void carryOut();
  });

  addEventListener("click", keepClick, true);
  addEventListener("keydown", keepShortcut, true);
  addEventListener("submit", keepSubmit, true);
  addEventListener("input", keepTyped, true);
  addEventListener("change", keepTyped, true);
  addEventListener("pagehide", () => kept.clear());

  /** @param {MouseEvent} event */
  function keepClick(event) {
    const pressed = elementOf(event)?.closest(presses);
    if (!pressed?.closest("#root") || !isDeaf()) return;
    // A link leads on by itself, but not away from what is kept.
    const other = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (pressed instanceof HTMLAnchorElement && (other || kept.size === 0)) return;
    hold(event, pressed, () => /** @type {HTMLElement} */ (pressed).click());
  }

  /** A shortcut presses the button that names it.
   * @param {KeyboardEvent} event */
  function keepShortcut(event) {
    const { ctrlKey, metaKey, key } = event;
    if (!(ctrlKey || metaKey) || !isDeaf()) return;
    const shortcut = CSS.escape(`${metaKey ? "Meta" : "Control"}+${key.toUpperCase()}`);
    const named = document.querySelector(`[aria-keyshortcuts~="${shortcut}"]`);
    if (named instanceof HTMLElement) hold(event, named, () => named.click());
  }

  /** @param {SubmitEvent} event */
  function keepSubmit(event) {
    const form = elementOf(event);
    if (form instanceof HTMLFormElement && isDeaf()) hold(event, form, () => form.requestSubmit());
  }

  /** @param {Event} event */
  function keepTyped(event) {
    const field = elementOf(event);
    if (!field?.matches(fields) || !isDeaf()) return;
    const { value } = /** @type {HTMLInputElement} */ (field);
    keep(field, () => retype(/** @type {HTMLInputElement} */ (field), value));
  }

  /** A second press of the same means the first, which seemed to do nothing.
   * @param {Event} event
   * @param {Element} element
   * @param {() => void} act */
  function hold(event, element, act) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kept.has(element)) return;
    keep(element, act, element.animate({ opacity: 0.6 }, { fill: "forwards" }));
  }

  /** @param {Element} element
   * @param {() => void} act
   * @param {Animation} [sign] that it was heard, for whoever pressed */
  function keep(element, act, sign) {
    const looks = kept.get(element)?.looks ?? looksOf(element);
    kept.set(element, { act, looks, at: Date.now(), sign });
    watch.observe(document.body, { childList: true, subtree: true });
  }

  async function carryOut() {
    watch.disconnect();
    const inOrder = [...kept];
    kept.clear();
    for (const [element, { act, looks, at, sign }] of inOrder) {
      sign?.cancel();
      // What looks otherwise by now means something else.
      const same = element.isConnected && looksOf(element) === looks;
      if (same && Date.now() - at < longestMs) act();
      // React draws what has come of it first.
      await null;
    }
  }

  /** What is no part of its name says nothing of what it means, and may be drawn for the device later.
   * @param {Element} element */
  function looksOf(element) {
    const copy = /** @type {Element} */ (element.cloneNode(true));
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.outerHTML;
  }

  /** Types again as a hand would: React hears of a value only if it differs from the one it set.
   * @param {HTMLInputElement} field
   * @param {string} value */
  function retype(field, value) {
    field.value = field.defaultValue;
    const typed = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    typed?.set?.call(field, value);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  /** @param {Event} event */
  function elementOf({ target }) {
    return target instanceof Element ? target : null;
  }
}

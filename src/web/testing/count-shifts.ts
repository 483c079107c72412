/** Keeps the sum of all layout shifts, as browsers count them, in `shifted`; an init script. */
export function countShifts() {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const { value } = Object.assign({ value: 0 }, shift.toJSON());
      Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + value });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

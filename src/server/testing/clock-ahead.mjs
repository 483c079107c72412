// @ts-check
// Loaded ahead of a server (`--import`): its clock shows CLOCK_BEGINS_AT as the process begins, and goes
// on from there.
const { CLOCK_BEGINS_AT = "" } = process.env;
const aheadMs = Date.parse(CLOCK_BEGINS_AT) - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) =>
    Reflect.construct(real, given.length > 0 ? given : [real.now() + aheadMs], made),
  get: (real, name) => (name === "now" ? () => real.now() + aheadMs : Reflect.get(real, name)),
});

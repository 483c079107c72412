// @ts-check
// Imported first, before anything an old Node could stumble over.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Slipway needs Node 20.19 or newer, and this is ${process.version}: https://nodejs.org has one.`,
  );
  process.exit(1);
}

// Runs before the first paint, so a chosen theme never flashes. A cookie, because logging out
// wipes the browser's storage and nobody expects that to turn the lights on.
const chosen = document.cookie.match(/(?:^|; )theme=(light|dark)/);
if (chosen) document.documentElement.dataset.theme = chosen[1];

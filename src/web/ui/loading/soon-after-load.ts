const quietMs = 5000;

/** Waits until the page has long been loaded, so that a first visit is not slower for it. */
export function soonAfterLoad(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(act, quietMs);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
  };
}

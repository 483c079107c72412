import { type ComponentType, createElement, Fragment, lazy, type ReactNode, Suspense } from "react";
import { useHydrating } from "../hooks/use-hydrating";
import { PartBoundary, PartMissing } from "./part-boundary";

/**
 * A part fetched when it is first shown. React's own `lazy` keeps a failure for ever; here
 * `PartBoundary` catches it, and the next showing fetches again.
 */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  let Fetched = lazy(ask);

  function ask() {
    coming ??= fetchPart();
    return coming;
  }
  async function fetchPart() {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PartMissing(forget, cause);
    }
  }
  function forget() {
    coming = undefined;
    Fetched = lazy(ask);
  }
  const Part = (props: Props) =>
    createElement(Fragment, null, <HydrationMark />, createElement<Props>(Fetched, props));
  /** What could not be fetched ahead is asked for again when it is wanted. */
  const ahead = () => ask().then(() => undefined, forget);
  return { Part, ahead };
}

/** Something beside the screen, such as a menu: where it cannot be fetched, there is none. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  inItsPlace: ReactNode = null,
) {
  const { Part, ahead } = fetchedPart(load);
  function LazyPart(props: Props) {
    return (
      <PartBoundary>
        <Suspense fallback={inItsPlace}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(LazyPart, { ahead });
}

/**
 * Stands in a part that came drawn until the part hears presses; for as long `public/keep-presses.js`
 * keeps them. React takes each part over by itself, so each has one.
 */
function HydrationMark() {
  return useHydrating() && <i hidden data-hydrating="" />;
}

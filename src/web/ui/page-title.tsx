import { createContext, useContext } from "react";

/** What stands behind the title of every screen in the browser's tab: the club's name, once it is known. */
export const SiteName = createContext("Slipway");

/** Names the browser's tab after a screen. */
export function PageTitle({ title }: { title: string }) {
  const site = useContext(SiteName);
  return <title>{`${title} · ${site}`}</title>;
}

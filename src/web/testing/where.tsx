import { useLocation } from "wouter";

/** Puts the path a screen has led to where a test can read it: `getByTestId("where")`. */
export function Where() {
  return <output data-testid="where">{useLocation()[0]}</output>;
}

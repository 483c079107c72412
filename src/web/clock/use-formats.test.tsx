import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { formatTime } from "../../shared/time/clock-times";
import { FormatsContext, useFormats } from "./use-formats";

function Closing() {
  return <p>{formatTime("22:00", useFormats())}</p>;
}

it("writes times as each part's provider says, and the documented way without one", () => {
  render(
    <>
      <FormatsContext value={{ clock24: true }}>
        <Closing />
      </FormatsContext>
      <Closing />
    </>,
  );
  expect(screen.getAllByText(/22:00|10:00 PM/).map(({ textContent }) => textContent)).toEqual([
    "22:00",
    "10:00 PM",
  ]);
});

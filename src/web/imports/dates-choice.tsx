import { type DateOrder, dateOrders } from "../../shared/imports/sheet-dates";
import { SelectField } from "../ui/forms/select-field";

const orderWords: Record<DateOrder, string> = {
  ymd: "Year, month, day: 26/03/04 is March 4, 2026",
  dmy: "Day, month, year: 04/03/2026 is March 4",
  mdy: "Month, day, year: 03/04/2026 is March 4",
};

interface DatesChoiceProps {
  column: string;
  dates: DateOrder | undefined;
  onChoose: (dates: DateOrder | undefined) => void;
}

/** Asked where dates can be read in more than one order. */
export function DatesChoice({ column, dates, onChoose }: DatesChoiceProps) {
  return (
    <SelectField
      className="max-w-2xl"
      label="How dates are written"
      help={`The dates in “${column}” can be read in more than one order.`}
      value={dates ?? ""}
      onChange={({ target }) => onChoose(dateOrders.find((order) => order === target.value))}
    >
      <option value="">Please choose</option>
      {dateOrders.map((order) => (
        <option key={order} value={order}>
          {orderWords[order]}
        </option>
      ))}
    </SelectField>
  );
}

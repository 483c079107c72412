import { type ChangeEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { type ClubDate, isClubDate } from "../../../shared/time/club-dates";

interface DateInputProps {
  date: ClubDate | null;
  first: ClubDate;
  last: ClubDate;
  onChange: (date: ClubDate | null) => void;
}

/**
 * Lies over the day's words. A press opens the browser's calendar and leaves the words in sight;
 * whoever comes by keyboard sees the field to type in instead. While a year is being typed it holds
 * years like 0002: only a real day is passed on.
 */
export function DateInput({ date, first, last, onChange }: DateInputProps) {
  const [text, setText] = useState(date ?? "");
  const [typing, setTyping] = useState(false);
  const pressed = useRef(false);
  useEffect(() => setText(date ?? ""), [date]);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    setText(typed);
    if (typed === "") onChange(null);
    else if (isClubDate(typed)) onChange(typed);
  }

  function leave() {
    pressed.current = false;
    setTyping(false);
    setText(date ?? "");
  }

  return (
    <input
      type="date"
      aria-label="Date"
      value={text}
      min={first}
      max={last}
      onChange={type}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onClick={openCalendar}
      onFocus={() => setTyping(!pressed.current)}
      onKeyDown={() => setTyping(true)}
      onBlur={leave}
      className={`absolute inset-0 size-full cursor-pointer rounded-md bg-float px-3 text-base text-ink ${typing ? "" : "opacity-0"}`}
    />
  );
}

/** Not every browser opens its calendar for a press on the field itself. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>) {
  if ("showPicker" in currentTarget) currentTarget.showPicker();
}

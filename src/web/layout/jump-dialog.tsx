import { type KeyboardEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { searchMaxLength } from "../../shared/members/member-search-limits";
import { useProfile } from "../clock/use-profile";
import { useSignedIn } from "../signed-in";
import { Dialog } from "../ui/dialogs/dialog";
import { controlClass } from "../ui/forms/field-frame";
import { type JumpTarget, useJumpTargets } from "./use-jump-targets";

/** A combobox over everything that staff may want to go to: type, arrows, Enter. */
export function JumpDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [, navigate] = useLocation();
  const reference = bookingReference(42, useProfile());
  const { role } = useSignedIn();
  const asks = role === "admin" ? askedOfAdmins(reference) : askedOfManagers(reference);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState("");
  const { groups, looking, failed } = useJumpTargets(typed);
  const targets = groups.flatMap((group) => group.targets);
  const active = Math.max(
    0,
    targets.findIndex(({ key }) => key === chosen),
  );

  function go(target: JumpTarget | undefined) {
    if (!target) return;
    onClose();
    navigate(target.to);
  }

  function step(by: number) {
    const next = targets[(active + by + targets.length) % targets.length];
    if (!next) return;
    setChosen(next.key);
    document.getElementById(`${id}-${next.key}`)?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => go(targets[active]),
    }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Jump to">
      <input
        role="combobox"
        aria-label="A member, a boat, a booking or a screen"
        aria-expanded={targets.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={targets[active] && `${id}-${targets[active].key}`}
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={searchMaxLength}
        placeholder={asks.placeholder}
        className={controlClass}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen("");
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="grid gap-3 pt-3">
        {groups.map((group) => (
          <fieldset key={group.label} aria-label={group.label} className="min-w-0">
            <p aria-hidden="true" className="px-3 pb-1 text-ink-soft text-xs">
              {group.label}
            </p>
            {group.targets.map((target) => (
              <div
                key={target.key}
                id={`${id}-${target.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={target === targets[active]}
                onPointerMove={() => setChosen(target.key)}
                onClick={() => go(target)}
                onKeyDown={onKeyDown}
                className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-md px-3 py-1 aria-selected:bg-tide-soft"
              >
                <span className="font-semibold">{target.name}</span>
                <span className="min-w-0 break-words text-ink-soft text-sm">{target.about}</span>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      <p role="status" className="min-h-6 px-3 pt-2 text-ink-soft text-sm">
        {found(targets.length, { looking, failed, hint: asks.hint })}
      </p>
    </Dialog>
  );
}

const askedOfAdmins = (reference: string) => ({
  placeholder: `Name, email, boat, ${reference}, screen`,
  hint: `Try part of a name, or a reference like ${reference}.`,
});

const askedOfManagers = (reference: string) => ({
  placeholder: `Name, phone, boat, ${reference}, screen`,
  hint: `Try part of a name or a phone number, or of a booking near today its reference, like ${reference}.`,
});

interface Search {
  looking: boolean;
  failed: boolean;
  /** what to try where nothing was found */
  hint: string;
}

function found(count: number, { looking, failed, hint }: Search): string {
  if (looking) return "Looking...";
  if (failed) return "The members could not be searched. Please try again.";
  if (count === 0) return `Nothing found. ${hint}`;
  return `${count} found`;
}

import { MinusIcon, PlusIcon } from "../ui/icons/icons";

interface QuantityStepperProps {
  name: string;
  quantity: number;
  /** Nothing can be changed, such as while an order is being paid. */
  closed: boolean;
  onLess: () => void;
  onMore: () => void;
}

/** How many of a package; a press that does nothing is answered with the reason beside the cart. */
export function QuantityStepper({ name, quantity, closed, onLess, onMore }: QuantityStepperProps) {
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-label={`One ${name} less`}
        disabled={closed || quantity === 0}
        onClick={onLess}
        className={stepClass}
      >
        <MinusIcon />
      </button>
      <output aria-label={`${name} in the cart`} className="w-8 text-center font-semibold text-lg">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={`One ${name} more`}
        disabled={closed}
        onClick={onMore}
        className={stepClass}
      >
        <PlusIcon />
      </button>
    </div>
  );
}

const stepClass =
  "grid size-11 place-items-center rounded-full border border-line-strong bg-surface text-tide transition-colors hover:not-disabled:bg-tide-soft disabled:border-line disabled:text-ink-soft disabled:opacity-50";

import { useParams } from "wouter";
import { formatCents, hasTax, refundedTaxes } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import type { ReceiptView } from "../../shared/payments/receipt-view";
import { taxNames, taxRates } from "../../shared/payments/tax-words";
import { formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { failureSentence, statusOf } from "../calls/failure-sentence";
import { useClub } from "../clock/club-clock";
import { useMoney } from "../clock/use-money";
import { useProfile } from "../clock/use-profile";
import { Read } from "../layout/read";
import { SessionEnded } from "../layout/session-ended";
import { type Missed, missedOf, useRead } from "../layout/use-read";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PrintIcon } from "../ui/icons/icons";
import { TryAgain } from "../ui/loading/try-again";
import { PageTitle } from "../ui/page-title";

/** One receipt, made to be printed. */
export function ReceiptPage() {
  const number = Number(useParams().number);
  const known = Number.isInteger(number) && number > 0;
  const read = useRead(trpc.packages.receipt.useQuery({ id: number }, { enabled: known }));
  const { error } = missedOf(read) ?? {};
  const none = known ? statusOf(error) === 404 && error?.message : "Receipts have whole numbers.";
  return (
    <div className="page-width grid max-w-3xl gap-6 py-10 *:min-w-0 print:py-0">
      <PageTitle title={`Receipt ${known ? number : ""}`} />
      {none ? (
        <EmptyState
          level="page"
          title="No such receipt"
          action={<ButtonLink to={paths.myHours}>My Hours</ButtonLink>}
        >
          {none}
        </EmptyState>
      ) : (
        <Read
          of={read}
          failure={failure}
          skeleton="h-96"
          ended={<SessionEnded level="page" />}
          failed={(missed) => <NotLoaded {...missed} />}
        >
          {(receipt) => <Receipt receipt={receipt} />}
        </Read>
      )}
    </div>
  );
}

const failure = "Your receipt did not load";

function NotLoaded({ error, ...retry }: Missed) {
  return (
    <div role="alert">
      <EmptyState level="page" title={failure} action={<TryAgain {...retry} />}>
        {failureSentence(error)}
      </EmptyState>
    </div>
  );
}

const paidHow = {
  paypal: "through PayPal",
  test: "as a test: no money moved",
  clubhouse: "at the clubhouse",
} as const;

function Receipt({ receipt: { order, club } }: { receipt: ReceiptView }) {
  const logo = useClub()?.pictures?.logo;
  return (
    <>
      <article className="grid gap-8 rounded-lg border border-line bg-surface p-6 shadow-raised sm:p-10 print:border-0 print:p-0 print:shadow-none">
        <header className="grid justify-items-start gap-1">
          {logo && <img src={logo} alt="" className="mb-2 h-16 max-w-40 object-contain" />}
          <p className="font-display font-semibold text-xl">{club.name}</p>
          <p className="text-ink-soft text-sm">{club.address}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">{club.email}</p>
          {hasTax(order) &&
            order.taxes
              .filter(({ number }) => number !== "")
              .map(({ name, number }) => (
                <p key={name} className="text-ink-soft text-sm">
                  {name} number {number}
                </p>
              ))}
        </header>
        <div className="grid gap-1">
          <h1 className="text-3xl tabular-nums">Receipt {order.receiptNumber}</h1>
          <p>
            Paid on {formatDate(order.date, "MMMM d, yyyy")}, {paidHow[order.gateway]}
          </p>
          <p>For {order.memberName}</p>
        </div>
        <ReceiptItems order={order} />
        <ReceiptTotals order={order} />
      </article>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <PrintIcon /> Print
        </Button>
        <a href={`/api/receipts/${order.receiptNumber}.pdf`} className={pdfLink}>
          PDF
        </a>
        <ButtonLink to={paths.myHours} variant="quiet">
          My Hours
        </ButtonLink>
      </div>
    </>
  );
}

const pdfLink =
  "inline-flex min-h-11 items-center rounded-md border border-line-strong bg-surface px-5 font-semibold text-ink no-underline hover:bg-tide-soft";

function ReceiptItems({ order }: { order: OrderView }) {
  const { short } = useMoney(order);
  return (
    <table className="w-full text-left">
      <thead className="text-ink-soft text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 font-semibold">
            Package
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold">
            Price each
          </th>
          {hasTax(order) && (
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {taxNames(order)} each
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.name} className="border-line border-b">
            <td className="py-2.5">
              {item.quantity} × {item.name}
            </td>
            <td className="py-2.5 pl-4 text-right">{short(item.unitPrice)}</td>
            {hasTax(order) && <td className="py-2.5 pl-4 text-right">{short(item.unitTax)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReceiptTotals({ order }: { order: OrderView }) {
  const { country } = useProfile();
  const { short } = useMoney(order);
  const { currency } = order;
  const taxes = hasTax(order) ? order.taxes : [];
  const back = refundedTaxes(order);
  return (
    <dl className="ml-auto grid xs:grid-cols-[auto_auto] gap-x-8 gap-y-1 tabular-nums">
      {taxes.length > 0 && <Sum name="Subtotal">{short(order.subtotal)}</Sum>}
      {taxes.map((tax) => (
        <Sum key={tax.name} name={taxRates({ taxes: [tax] })}>
          {short(tax.amount)}
        </Sum>
      ))}
      <dt className="self-end font-semibold">Total</dt>
      <dd className="text-right font-display font-semibold text-2xl">
        {short(order.total)}{" "}
        {country === "CA" && <span className="font-sans text-base">{currency}</span>}
      </dd>
      {Number(order.refunded) > 0 && (
        <>
          <Sum name="Refunded">{short(order.refunded)}</Sum>
          {taxes.map(({ name }, nr) => (
            <Sum key={name} name={`of which ${name}`}>
              {short(formatCents(back[nr] ?? 0, currency))}
            </Sum>
          ))}
        </>
      )}
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right">{children}</dd>
    </>
  );
}

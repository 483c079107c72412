import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { PageHeading } from "../ui/page-heading";
import { BooksCompared } from "./books-compared";
import { CapturedOrders } from "./captured-orders";
import { WaitingOrders } from "./waiting-orders";

/** The treasurer's page: whether the books agree, what is still to be paid, what may be refunded. */
export function BooksPage() {
  return (
    <div className="page-width grid gap-10 py-10 *:min-w-0">
      <PageHeading
        title="Books"
        lead="Orders, captures, hours and subscriptions, held against each other."
        actions={
          <ButtonLink to={paths.catalogue} variant="secondary">
            Catalogue
          </ButtonLink>
        }
      />
      <BooksCompared />
      <WaitingOrders />
      <CapturedOrders />
    </div>
  );
}

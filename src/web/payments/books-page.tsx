import { AdminScreen } from "../layout/admin-screen";
import { BooksCompared } from "./books-compared";
import { CapturedOrders } from "./captured-orders";
import { WaitingOrders } from "./waiting-orders";

/** The treasurer's page: whether the books agree, what is still to be paid, what may be refunded. */
export function BooksPage() {
  return (
    <AdminScreen
      title="Books"
      lead="Orders, captures, hours and subscriptions, held against each other."
    >
      <BooksCompared />
      <WaitingOrders />
      <CapturedOrders />
    </AdminScreen>
  );
}

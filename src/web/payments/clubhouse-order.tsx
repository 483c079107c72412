import type { OrderView } from "../../shared/payments/order-schemas";
import { useClub } from "../clock/club-clock";
import { useMoney } from "../clock/use-money";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** What happens next with an order that is paid over the counter. */
export function ClubhouseOrder({ order, onDone }: { order: OrderView; onDone: () => void }) {
  const { words } = useMoney(order);
  const address = useClub()?.settings.address;
  return (
    <div className="grid gap-5">
      <Notice title={`Order ${order.id} is waiting for payment`}>
        <p>
          Please pay {words(order.total)} at the clubhouse
          {address ? `, ${address}` : ""}. What you bought is on your account as soon as an admin
          has marked the order paid.
        </p>
      </Notice>
      <ul className="list-disc pl-5">
        {order.items.map((item) => (
          <li key={item.name}>
            {item.quantity} × {item.name}
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}

import type { FlightsContext } from './context.ts';
import type { IsOn } from './switches.ts';

/** Which switches act on an order: by what it was searched with, and by who flies. */
export function switchesOf({ orders, switches }: FlightsContext, orderId: string): IsOn {
  const { order, query } = orders.find(orderId);
  const names = order.passengers.map((passenger) => passenger.family_name);
  return (wanted) => switches.isOn(wanted, query, names);
}

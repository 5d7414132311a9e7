import type { OrderView } from '@travesia/contracts';

/** Whether the order can still be paid from here, is being paid, or is paid. */
export type OrderStanding = 'payable' | 'under-way' | 'confirmed';

export function standingOf(state: OrderView['state']): OrderStanding {
  switch (state) {
    case 'draft':
    case 'priced':
    case 'ready':
    case 'declined':
    case 'voided':
    case 'expired':
    case 'held':
      return 'payable';
    case 'confirmed':
      return 'confirmed';
    case 'pay_started':
    case 'authorised':
    case 'ordering':
    case 'ordered':
    case 'capturing':
    case 'order_unknown':
    case 'voiding':
    case 'capture_retry':
    case 'manual_review':
    case 'holding':
    case 'releasing':
      return 'under-way';
    default:
      return state satisfies never;
  }
}

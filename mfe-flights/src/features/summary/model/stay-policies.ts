import type { OrderView } from '@travesia/contracts';

/** A package's policies are the flight's, then the stay's, which begin with its cancellation. */
export function stayPolicies(policies: OrderView['policies']): OrderView['policies'] {
  const first = policies.findLastIndex(({ code }) => code === 'cancellation');
  return first < 0 ? [] : policies.slice(first);
}

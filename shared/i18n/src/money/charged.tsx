import type { Money } from '@travesia/domain';
import { useCharged } from './use-money.ts';

export type ChargedProps = { amount: Money; className?: string | undefined };

/** Beside an amount in the visitor's currency: what the card is charged; nothing where that is the same. */
export function Charged({ amount, className }: ChargedProps) {
  const charged = useCharged()(amount);
  return charged && <span className={className}>({charged})</span>;
}

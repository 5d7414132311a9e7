import { useEffect, useEffectEvent } from 'react';
import type { BookingSession } from '@travesia/booking';
import { activitySelection } from '@travesia/products/tours-activities';
import type { PricedActivityRate } from '@travesia/contracts';
import { useThings } from '../../../things-context.tsx';
import type { ChosenOption } from '../../things/index.ts';

/** The order goes to the server once its price is agreed to, two seconds after (T-06, S-46). */
export function useOrderSave(
  session: BookingSession,
  { option, rate, isAgreed }: { option: ChosenOption; rate: PricedActivityRate; isAgreed: boolean },
): void {
  const { kind } = useThings();
  const { rateKey } = rate;
  const save = useEffectEvent(() => {
    const total = { amount: rate.amount, currency: rate.currency };
    const selection = activitySelection(kind, { ...option, rateKey, total });
    session.remember({ selection });
    session.save('offer', selection);
  });
  useEffect(() => {
    if (isAgreed) save();
  }, [isAgreed, rateKey]);
}

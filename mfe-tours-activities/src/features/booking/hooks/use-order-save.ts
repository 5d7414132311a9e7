import { useEffect, useEffectEvent } from 'react';
import type { BookingSession } from '@travesia/booking';
import { activitySelection } from '@travesia/products/tours-activities';
import type { PricedActivityRate } from '@travesia/contracts';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import type { ChosenOption } from '../../activities/index.ts';

/** The order goes to the server once its price is agreed to, two seconds after (T-06, S-46). */
export function useOrderSave(
  session: BookingSession,
  { option, rate, isAgreed }: { option: ChosenOption; rate: PricedActivityRate; isAgreed: boolean },
): void {
  const { kind } = useActivityKind();
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

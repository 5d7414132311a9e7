import { useEffect, useEffectEvent } from 'react';
import type { BookingSession } from '@travesia/booking';
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
    const activity = {
      ...option,
      rateKey,
      total: { amount: rate.amount, currency: rate.currency },
    };
    session.remember({ orderKind: kind, offerId: null, stay: null, activity });
    session.save('offer', { offerId: null, orderKind: kind, activity });
  });
  useEffect(() => {
    if (isAgreed) save();
  }, [isAgreed, rateKey]);
}

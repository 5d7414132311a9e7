import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { HoldTripReplySchema, type OrderView } from '@travesia/contracts';
import { errorText, useText } from '@travesia/i18n';
import { Button, STEADY_PRESS } from '@travesia/ui/button';
import { Disclosure } from '@travesia/ui/disclosure';
import { Notice } from '@travesia/ui/notice';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';
import { HoldTerms, useMoment } from './hold-terms.tsx';

export type HoldOfferProps = { view: OrderView; hold: NonNullable<OrderView['hold']> };

/** Where the airline lets one pay later: what that means, and one press. Pressed again it is the same hold. */
export function HoldOffer({ view, hold }: HoldOfferProps) {
  const { t, locale } = useText(checkoutTexts);
  const { calls, session } = useCheckout();
  const momentOf = useMoment();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const time = momentOf(hold.payUntil);
  const { orderKey, total } = view;

  async function press() {
    if (isBusy) return;
    setBusy(true);
    setFailed(null);
    try {
      await calls.forPayment('/user/session/hold', HoldTripReplySchema, { orderKey, amount: total.amount });
    } catch (failure) {
      setFailed(failureCode(failure));
    }
    // Whatever came of it, also of a press whose reply was lost, the order says it.
    await session.refreshOrderView();
    setBusy(false);
  }

  const hasFailed = view.state === 'priced' && hold.failure && !failed;
  return (
    <section>
      {/* Most people came to pay: the other way is one line until it is asked for. */}
      <Disclosure bare title={hold.refusal ? t('hold.refusedTitle') : t('hold.title', { time })}>
        {hold.refusal ? (
          <p>{t('hold.extras')}</p>
        ) : (
          <>
            <p>{t('hold.lead')}</p>
            <HoldTerms hold={hold} />
            <p>
              <Button
                {...STEADY_PRESS}
                pending={isBusy}
                pendingText={t('hold.pressing')}
                onClick={() => void press()}
              >
                {t('hold.press', { time })}
              </Button>
            </p>
          </>
        )}
      </Disclosure>
      {hasFailed && (
        <Notice tone="attention" announce="polite">
          {t('hold.failed')}
        </Notice>
      )}
      {failed && (
        <Notice tone="error">
          {failed === 'change_refused' ? t('hold.failed') : errorText(failed, locale)}
        </Notice>
      )}
    </section>
  );
}

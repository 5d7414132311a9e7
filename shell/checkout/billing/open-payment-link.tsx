import { useCallback, useEffect, useRef, useState } from 'react';
import type { PaymentLinkOutcome } from '@travesia/contracts';
import { phoneLink } from '@travesia/domain';
import { frameStyles } from '@travesia/booking-ui/frame';
import { useText } from '@travesia/i18n';
import { Button, ButtonLink, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { useHost, useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { StepWaiting } from '../steps/step-waiting.tsx';
import { checkoutTexts } from '../texts.ts';

export type OpenPaymentLinkProps = { link: string; onOpened: () => void };

/** An order that was made on the telephone comes into this tab; every way in which it does not is told (D-16). */
export function OpenPaymentLink({ link, onOpened }: OpenPaymentLinkProps) {
  const { t } = useText(checkoutTexts);
  const host = useHost();
  const { market } = useVisitorContext();
  const { calls, session } = useCheckout();
  const [outcome, setOutcome] = useState<Exclude<PaymentLinkOutcome, 'opened'> | 'failed' | null>(null);
  const isAsked = useRef(false);

  const open = useCallback(async () => {
    setOutcome(null);
    try {
      const { outcome: answer, isForDesk, payer } = (await calls.openPaymentLink(link)).data;
      if (answer !== 'opened') {
        setOutcome(answer);
        return;
      }
      await session.openOther();
      const [first] = session.getSnapshot().orderView?.travellers ?? [];
      if (payer && first) {
        const { email, ...name } = payer;
        session.remember({ customerDetails: { email }, passengers: [{ id: first.id, ...name }] });
      }
      onOpened();
      const summary = session.getSnapshot().orderView?.summaryPath;
      // At the desk the forms come first.
      if (isForDesk && summary) host.navigation.navigate(summary, { replace: true });
    } catch {
      // The api client has reported it.
      setOutcome('failed');
    }
  }, [calls, session, link, host, onOpened]);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void open();
  }, [open]);

  if (outcome === null) return <StepWaiting />;
  const isPaid = outcome === 'paid' || outcome === 'under-way';
  return (
    <section className={frameStyles.problem}>
      <StepHeading>{t('billing.title')}</StepHeading>
      <Notice
        tone={outcome === 'failed' ? 'error' : 'attention'}
        announce="polite"
        actions={
          <>
            {outcome === 'failed' && <Button onClick={() => void open()}>{t('billing.retry')}</Button>}
            {isPaid ? (
              <ShellLink path="/user/my-journey" className={buttonClass({ variant: 'primary' })}>
                {t('link.trips')}
              </ShellLink>
            ) : (
              <ButtonLink href={phoneLink(market.contactNumber)}>
                {t('link.call', { phone: market.contactNumber })}
              </ButtonLink>
            )}
          </>
        }
      >
        {t(`link.${outcome}`)}
      </Notice>
    </section>
  );
}

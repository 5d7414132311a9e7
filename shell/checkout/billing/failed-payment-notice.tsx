import { useEffect, useRef } from 'react';
import type { DeclineReason } from '@travesia/contracts';
import { phoneLink } from '@travesia/domain';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { checkoutTexts } from '../texts.ts';

export type FailedPaymentNoticeProps = { failed: DeclineReason; onOtherCard: () => void };

/** Beside the card: why the last one was not accepted, and what helps; everything but the card is kept (S-38). */
export function FailedPaymentNotice({ failed, onOtherCard }: FailedPaymentNoticeProps) {
  const { t } = useText(checkoutTexts);
  const words = useText(bookingTexts);
  const { contactNumber } = useVisitorContext();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [failed]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="error"
        title={words.t('payment.failed')}
        actions={
          <>
            <Button onClick={onOtherCard}>{words.t('payment.otherCard')}</Button>
            <ButtonLink href={phoneLink(contactNumber)}>
              {words.t('payment.call', { phone: contactNumber })}
            </ButtonLink>
          </>
        }
      >
        <p>{t(`declined.${failed}`)}</p>
        <p>{t('declined.kept')}</p>
      </Notice>
    </div>
  );
}

import { phoneLink } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useRemotePage } from '@travesia/page';
import { usePaymentFailed } from './use-payment-failed.ts';
import { bookingTexts } from '../texts/booking-texts.ts';

/** The payment did not go through, and nothing was charged (S-38). */
export function PaymentFailedNotice({ onAgain }: { onAgain: () => void }) {
  const { t } = useText(bookingTexts);
  const { contactNumber } = useRemotePage();
  const { isShown, clear } = usePaymentFailed();
  if (!isShown) return null;
  const goOn = () => {
    clear();
    onAgain();
  };
  return (
    <Notice
      tone="error"
      actions={
        <>
          <Button onClick={goOn}>{t('payment.again')}</Button>
          <Button onClick={goOn}>{t('payment.otherCard')}</Button>
          <ButtonLink href={phoneLink(contactNumber)}>
            {t('payment.call', { phone: contactNumber })}
          </ButtonLink>
          <Button variant="link" onClick={clear}>
            {t('payment.dismiss')}
          </Button>
        </>
      }
    >
      {t('payment.failed')}
    </Notice>
  );
}

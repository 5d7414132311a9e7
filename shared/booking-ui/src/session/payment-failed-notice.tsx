import { phoneLink } from '@travesia/domain';
import { errorText, useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useRemotePage } from '@travesia/page';
import { usePaymentFailed } from './use-payment-failed.ts';
import { bookingTexts } from '../texts/booking-texts.ts';

/** The payment did not go through, and nothing was charged (S-38). */
export function PaymentFailedNotice({ onAgain }: { onAgain: () => void }) {
  const { t, locale } = useText(bookingTexts);
  const { contactNumber } = useRemotePage();
  const { failed, clear } = usePaymentFailed();
  if (failed === null) return null;
  // The same again would be refused again: something else has to be chosen first.
  const isRepeatable = failed !== 'services_gone' && failed !== 'document_refused';
  const goOn = () => {
    clear();
    onAgain();
  };
  return (
    <Notice
      tone="error"
      actions={
        <>
          {isRepeatable && (
            <>
              <Button onClick={goOn}>{t('payment.again')}</Button>
              <Button onClick={goOn}>{t('payment.otherCard')}</Button>
            </>
          )}
          <ButtonLink href={phoneLink(contactNumber)}>
            {t('payment.call', { phone: contactNumber })}
          </ButtonLink>
          <Button variant="link" onClick={clear}>
            {t('payment.dismiss')}
          </Button>
        </>
      }
    >
      {isRepeatable ? t('payment.failed') : errorText(failed, locale)}
    </Notice>
  );
}

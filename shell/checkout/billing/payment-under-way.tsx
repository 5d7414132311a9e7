import { frameStyles } from '@travesia/booking-ui/frame';
import type { OrderView } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useHost } from '../../src/host/host-context.ts';
import { providerUrlOf } from '../payment/provider-url.ts';
import { useOrderPaths } from '../services/use-order-paths.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { checkoutTexts } from '../texts.ts';

export type PaymentUnderWayProps = Pick<OrderView, 'cartId' | 'summaryPath' | 'orderKind'>;

/** Back button, reload or a second tab while a payment runs: it is gone on with, never begun again (S-39). */
export function PaymentUnderWay({ cartId, summaryPath, orderKind }: PaymentUnderWayProps) {
  const { t } = useText(checkoutTexts);
  const { navigation } = useHost();
  const { payments, session } = useCheckout();
  const paths = useOrderPaths()(orderKind);

  function goOn(path: string) {
    if (!cartId) return;
    payments.write({ cartId, orderKind, summaryPath, providerUrl: providerUrlOf(cartId), outcome: null });
    navigation.navigate(path);
  }

  return (
    <section className={frameStyles.problem}>
      <StepHeading>{t('underWay.title')}</StepHeading>
      <Notice
        tone="attention"
        actions={
          cartId ? (
            <>
              <Button variant="primary" onClick={() => goOn('/booking/authenticate/authorize')}>
                {t('underWay.continue')}
              </Button>
              <Button onClick={() => goOn(paths.waiting)}>{t('underWay.check')}</Button>
              <ButtonLink variant="link" href={`/api/payments/cancel/${encodeURIComponent(cartId)}`}>
                {t('underWay.cancel')}
              </ButtonLink>
            </>
          ) : (
            <Button onClick={() => void session.refreshOrderView()}>{t('waiting.again')}</Button>
          )
        }
      >
        {t('underWay.text')}
      </Notice>
    </section>
  );
}

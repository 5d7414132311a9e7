import { frameStyles } from '@travesia/booking-ui/frame';
import type { OrderView } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useHost } from '../../src/host/host-context.ts';
import { providerUrlOf } from '../payment/provider-url.ts';
import { useOrderPaths } from '../services/use-order-paths.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { checkoutTexts } from '../texts.ts';

export type PaymentUnderWayProps = Pick<
  OrderView,
  'cartId' | 'summaryPath' | 'orderKind' | 'state' | 'heading' | 'total'
>;

/** Back button, reload or a second tab while a payment runs: it is gone on with, never begun again (S-39). */
export function PaymentUnderWay({
  cartId,
  summaryPath,
  orderKind,
  state,
  heading,
  total,
}: PaymentUnderWayProps) {
  const { t } = useText(checkoutTexts);
  const money = useMoney();
  const { navigation } = useHost();
  const { payments, session } = useCheckout();
  const paths = useOrderPaths()(orderKind);
  // From the authorisation on the bank has nothing left to ask, and nothing there could be cancelled.
  const isAtBank = state === 'pay_started';

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
              {isAtBank && (
                <Button variant="primary" onClick={() => goOn('/booking/authenticate/authorize')}>
                  {t('underWay.continue')}
                </Button>
              )}
              <Button variant={isAtBank ? undefined : 'primary'} onClick={() => goOn(paths.waiting)}>
                {t('underWay.check')}
              </Button>
              {isAtBank && (
                <ButtonLink variant="link" href={`/api/payments/cancel/${encodeURIComponent(cartId)}`}>
                  {t('underWay.cancel')}
                </ButtonLink>
              )}
            </>
          ) : (
            <Button onClick={() => void session.refreshOrderView()}>{t('waiting.again')}</Button>
          )
        }
      >
        {t(isAtBank ? 'underWay.text' : 'underWay.textAfterBank', { trip: heading, total: money(total) })}
      </Notice>
    </section>
  );
}

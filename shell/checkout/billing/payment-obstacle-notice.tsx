import { phoneLink } from '@travesia/domain';
import { errorText, useText } from '@travesia/i18n';
import { PriceChange } from '@travesia/booking-ui/price';
import { ByPress } from '@travesia/booking-ui/by-press';
import { OtherBooking } from '@travesia/booking-ui/other-booking';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';
import type { PaymentObstacle } from './use-payment.ts';

export type PaymentObstacleNoticeProps = {
  obstacle: PaymentObstacle;
  /** Words of refusing a new price. */
  refuse: string;
  /** Changes with each press that was answered with an obstacle; null where none was pressed. */
  press: unknown;
  onRetry: () => void;
  /** Of two bookings the traveller goes on with this tab's, or with the other one. */
  onTakenUp: () => void;
  onOpened: () => void;
  onAcceptPrice: () => void;
  onRefusePrice: () => void;
};

/** What happened, what it means for the money, and what to do next. */
export function PaymentObstacleNotice(props: PaymentObstacleNoticeProps) {
  const { session } = useCheckout();
  const { obstacle, press } = props;
  if (obstacle.kind === 'other-booking')
    return (
      <OtherBooking session={session} press={press} onTakenUp={props.onTakenUp} onOpened={props.onOpened} />
    );
  return (
    <ByPress press={press}>
      <Obstacle {...props} obstacle={obstacle} />
    </ByPress>
  );
}

type ObstacleProps = PaymentObstacleNoticeProps & {
  obstacle: Exclude<PaymentObstacle, { kind: 'other-booking' }>;
};

function Obstacle(props: ObstacleProps) {
  const { obstacle, refuse, onRetry, onAcceptPrice, onRefusePrice } = props;
  const { t, locale } = useText(checkoutTexts);
  const { contactNumber } = useVisitorContext();
  const call = (
    <ButtonLink href={phoneLink(contactNumber)}>{t('billing.call', { phone: contactNumber })}</ButtonLink>
  );
  const retry = <Button onClick={onRetry}>{t('billing.retry')}</Button>;

  switch (obstacle.kind) {
    case 'price-changed':
      return (
        <PriceChange
          previous={obstacle.previous}
          current={obstacle.current}
          refuse={refuse}
          onAccept={onAcceptPrice}
          onRefuse={onRefusePrice}
        />
      );
    case 'steps-missing':
      return <Notice tone="error">{errorText('steps_missing', locale)}</Notice>;
    case 'not-saved':
      return (
        <Notice tone="error" actions={retry}>
          {t('billing.notSaved')}
        </Notice>
      );
    case 'not-taken':
      return (
        <Notice tone="error" actions={obstacle.problem.canRetry ? retry : undefined}>
          {obstacle.problem.text}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          actions={
            <>
              {obstacle.isMoneyKnown ? retry : <Button onClick={onRetry}>{t('billing.checkPayment')}</Button>}
              {call}
            </>
          }
        >
          {/* Words of a code say what it means elsewhere: "nothing was charged", "try again". */}
          <p>{obstacle.isMoneyKnown ? errorText(obstacle.code, locale) : t('billing.moneyUnknown')}</p>
          {obstacle.isMoneyKnown && obstacle.code === 'network' && <p>{t('billing.nothingCharged')}</p>}
        </Notice>
      );
    default:
      return obstacle satisfies never;
  }
}

import { useState } from 'react';
import { useCharged, useMoney, useText } from '@travesia/i18n';
import type { OrderView } from '@travesia/contracts';
import { frameStyles } from '@travesia/booking-ui/frame';
import { PaidWhere } from '@travesia/booking-ui/price';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { Button, STEADY_PRESS } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { checkoutTexts } from '../texts.ts';
import { OrderPrice } from './order-aside.tsx';
import styles from './billing.module.css';

/** What is given back of a fare, and of a stay or an activity: nobody pays without having read it. */
const CANCELLATION_CODES: ReadonlySet<string> = new Set(['free_cancellation', 'refund', 'cancellation']);

export type PayAreaProps = {
  view: OrderView;
  isPaying: boolean;
  /** A new price waits for consent (S-46). */
  isBlocked: boolean;
};

/** The terms of a cancellation, what is charged, and the one button; on phones the bar at the foot of the page. */
export function PayArea({ view, isPaying, isBlocked }: PayAreaProps) {
  const { t } = useText(checkoutTexts);
  const words = useText(bookingTexts);
  const money = useMoney();
  const charged = useCharged()(view.total);
  const [isBreakupOpen, setBreakupOpen] = useState(false);
  const terms = view.policies.filter(({ code }) => CANCELLATION_CODES.has(code));

  return (
    <>
      <div className={styles.charge}>
        {terms.map(({ title, text }) => (
          <p key={title} className={styles.terms}>
            {/* One sentence says itself what it is about; of a package each is about a part of it. */}
            {terms.length > 1 && <strong>{title}. </strong>}
            {text}
          </p>
        ))}
        <PaidWhere total={view.total} payAtProperty={view.payAtProperty} />
        <p>{words.t('price.chargesInDollars')}</p>
        {charged && <p>{t('billing.chargedInDollars', { amount: charged })}</p>}
      </div>
      <div className={frameStyles.bar}>
        <p className={`${frameStyles.barTotal} ${styles.barTotal}`}>
          <Button variant="link" size="small" aria-haspopup="dialog" onClick={() => setBreakupOpen(true)}>
            {t('billing.showBreakup')}
          </Button>
        </p>
        <Button
          {...STEADY_PRESS}
          type="submit"
          variant="primary"
          size="large"
          className={styles.payButton}
          pending={isPaying}
          pendingText={t('billing.paying')}
          aria-disabled={isBlocked || undefined}
          onClick={(event) => {
            if (isBlocked) event.preventDefault();
          }}
        >
          {t('billing.pay', { price: money(view.total) })}
        </Button>
      </div>
      <Dialog
        open={isBreakupOpen}
        onClose={() => setBreakupOpen(false)}
        title={words.t('price.title')}
        closeLabel={t('billing.closeBreakup')}
        variant="sheet"
      >
        <div className={styles.breakup}>
          <OrderPrice view={view} />
        </div>
      </Dialog>
    </>
  );
}

import { paidInTheEnd, type DeskBooking } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Tag, type TagProps } from '@travesia/ui/chip';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { PRODUCTS } from '../products.ts';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

const TONES: Partial<Record<DeskBooking['state'], TagProps['tone']>> = {
  confirmed: 'good',
  held: 'attention',
  order_unknown: 'attention',
  capture_retry: 'attention',
  manual_review: 'bad',
  declined: 'bad',
};

/** Which booking it is, how it stands, and what it is worth. */
export function BookingHead({ booking }: { booking: DeskBooking }) {
  const { t, tag } = useText(deskTexts);
  const { shown, state, market, kind, createdAt } = booking;
  const reference = booking.reference ?? t('found.noReference');
  const product = PRODUCTS.find((each) => each === kind);
  const kindName = product ? t(`report.product.${product}`) : kind;
  const refunded = shown && paidInTheEnd(shown)?.refunded;
  return (
    <header className={styles.head}>
      <div className={styles.which}>
        <p className={styles.facts}>
          <strong className={styles.reference}>{reference}</strong>
          <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
          {shown && <Tag>{kindName}</Tag>}
          <span className={styles.soft}>{`${market} · ${formatMoment(Date.parse(createdAt), tag)}`}</span>
        </p>
        <DeskHeading>
          <VisuallyHidden>{`${reference} · `}</VisuallyHidden>
          {shown?.heading ?? kindName}
        </DeskHeading>
      </div>
      {shown && (
        <p className={styles.total}>
          <span className={styles.soft}>{t('call.total')}</span>
          <strong>{formatMoney(shown.totalPaid, tag)}</strong>
          {refunded && refunded.amount > 0 && (
            <span className={styles.soft}>{`${t('ledger.refunded')}: ${formatMoney(refunded, tag)}`}</span>
          )}
        </p>
      )}
    </header>
  );
}

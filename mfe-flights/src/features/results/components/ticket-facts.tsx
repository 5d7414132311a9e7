import { CabinBagIcon, LuggageIcon } from '@travesia/ui/icon';
import type { FlightOffer } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { bagsView } from '../model/journey-view.ts';
import { resultsTexts } from '../texts.ts';
import styles from './ticket-facts.module.css';

/** Bags and conditions of a fare in a few words (F-19). */
export function TicketFacts({ offer }: { offer: FlightOffer }) {
  const { t } = useText(resultsTexts);
  const { cabinBags, checkedBags, canBuyChecked } = bagsView(offer);
  const { refundable, refundPenalty, penaltyFree } = offer.conditions;
  const hasRefundFee = refundable && refundPenalty !== null && refundPenalty.amount > 0;

  return (
    <ul role="list" className={styles.facts}>
      <li data-none={cabinBags === 0 ? '' : undefined}>
        <CabinBagIcon aria-hidden="true" />
        {t('ticket.cabinBag', { count: cabinBags })}
      </li>
      <li data-none={checkedBags === 0 ? '' : undefined}>
        <LuggageIcon aria-hidden="true" />
        {checkedBags > 0
          ? t('ticket.checkedBag', { count: checkedBags })
          : t(canBuyChecked ? 'ticket.checkedBuy' : 'ticket.checkedNone')}
      </li>
      <li data-good={refundable && !hasRefundFee ? '' : undefined}>
        {t(hasRefundFee ? 'ticket.refundableFee' : refundable ? 'ticket.refundable' : 'ticket.nonRefundable')}
      </li>
      {penaltyFree && <li data-good="">{t('ticket.noPenalty')}</li>}
    </ul>
  );
}

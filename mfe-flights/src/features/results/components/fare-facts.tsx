import { CabinBagIcon, LuggageIcon } from '@travesia/ui/icon';
import type { FlightOffer } from '@travesia/contracts';
import { useShownMoney, useText } from '@travesia/i18n';
import { bagsView, refundableInstead } from '../model/fare-facts.ts';
import type { BagTotals } from '../model/with-bags.ts';
import { resultsTexts } from '../texts.ts';
import styles from './offer-line.module.css';

export type FareFactsProps = {
  offer: FlightOffer;
  /** Other fares of the same flights. */
  fares?: readonly FlightOffer[];
  /** Set where prices are those with a bag. */
  bags: BagTotals | null;
  /** What can go wrong, in two or three words each. */
  warnings?: readonly string[];
};

/** Bags and conditions of a fare in a few words (F-19). */
export function FareFacts({ offer, fares = [], bags, warnings = [] }: FareFactsProps) {
  const { t } = useText(resultsTexts);
  const money = useShownMoney();
  const { cabinBags, checkedBags, canBuyChecked } = bagsView(offer);
  const { refundable, refundPenalty, penaltyFree } = offer.conditions;
  const hasRefundFee = refundable && refundPenalty !== null && refundPenalty.amount > 0;
  const bag = bags?.get(offer.id);
  const instead = refundableInstead(offer, fares);

  return (
    <div className={styles.facts}>
      <ul role="list" className={styles.bags}>
        <li data-none={cabinBags === 0 ? '' : undefined}>
          <CabinBagIcon />
          {/* One cabin bag is the rule: in a narrow line its sign says so. */}
          <span className={cabinBags === 1 ? styles.usual : undefined}>
            {t('ticket.cabinBag', { count: cabinBags })}
          </span>
        </li>
        <li data-none={checkedBags === 0 && !bag ? '' : undefined}>
          <LuggageIcon />
          {bag === null
            ? t('bags.unknown')
            : bag
              ? t('bags.added', { price: money({ amount: bag, currency: offer.price.intTotal.currency }) })
              : checkedBags > 0
                ? t('ticket.checkedBag', { count: checkedBags })
                : t(canBuyChecked ? 'ticket.checkedBuy' : 'ticket.checkedNone')}
        </li>
      </ul>
      <ul role="list" className={styles.conditions}>
        <li data-good={refundable && !hasRefundFee ? '' : undefined}>
          {instead
            ? t('ticket.refundableFrom', { price: money(instead.price.intTotal) })
            : t(
                hasRefundFee
                  ? 'ticket.refundableFee'
                  : refundable
                    ? 'ticket.refundable'
                    : 'ticket.nonRefundable',
              )}
        </li>
        {penaltyFree && <li data-good="">{t('ticket.noPenalty')}</li>}
        {warnings.map((warning) => (
          <li key={warning} data-warning="">
            {warning}
          </li>
        ))}
      </ul>
    </div>
  );
}

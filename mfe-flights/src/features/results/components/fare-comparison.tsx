import { useId, type ReactNode } from 'react';
import { useConditionSentences } from '@travesia/booking-ui/conditions';
import { Button } from '@travesia/ui/button';
import { CheckIcon, CloseIcon, PlusIcon } from '@travesia/ui/icon';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import type { FlightOffer } from '@travesia/contracts';
import { useMoney, useShownMoney, useText } from '@travesia/i18n';
import { bagsView, fareBrand } from '../model/fare-facts.ts';
import type { BagTotals } from '../model/with-bags.ts';
import { resultsTexts } from '../texts.ts';
import styles from './fare-comparison.module.css';

export type FareComparisonProps = {
  /** The same flights at their fares. */
  fares: readonly FlightOffer[];
  /** Set where prices are those with a bag. */
  bags: BagTotals | null;
  onSelect: (offer: FlightOffer) => void;
};

const SIGNS = { yes: CheckIcon, fee: PlusIcon, no: CloseIcon } as const;
/** More do not fit beside one another. */
const SIDE_BY_SIDE_AT_MOST = 4;

/** What a fare has of a thing: it is in the price, costs more, is not to be had; null where nobody says. */
type Has = keyof typeof SIGNS | null;

/** One flight, its fares side by side. In a narrow line each fare is a card, with the same rows. */
export function FareComparison({ fares, bags, onSelect }: FareComparisonProps) {
  const { t } = useText(resultsTexts);
  const money = useMoney();
  const shownMoney = useShownMoney();
  const captionId = useId();
  const sentencesOf = useConditionSentences();
  const lowest = Math.min(...fares.map(({ price }) => price.intTotal.amount));

  function checkedBagOf(offer: FlightOffer): [Has, string] {
    const { checkedBags, canBuyChecked } = bagsView(offer);
    const added = bags?.get(offer.id);
    if (checkedBags > 0) return ['yes', t('fares.included', { count: checkedBags })];
    if (added === null) return [null, t('bags.unknown')];
    if (added) {
      const price = shownMoney({ amount: added, currency: offer.price.intTotal.currency });
      return ['yes', t('bags.added', { price })];
    }
    return canBuyChecked ? ['fee', t('fares.forFee')] : ['no', t('fares.notIncluded')];
  }

  const rows: readonly { label: string; of: (offer: FlightOffer) => [Has, string] }[] = [
    {
      label: t('facet.cabinBag'),
      of: (offer) => {
        const { cabinBags } = bagsView(offer);
        return cabinBags > 0
          ? ['yes', t('fares.cabinIncluded', { count: cabinBags })]
          : ['no', t('fares.notIncluded')];
      },
    },
    { label: t('facet.checkedBag'), of: checkedBagOf },
    {
      label: t('fares.seat'),
      of: ({ conditions: { seatChoice } }) =>
        seatChoice
          ? ['yes', t('fares.seatBefore')]
          : seatChoice === false
            ? ['no', t('fares.seatAtCheckIn')]
            : [null, t('fares.unknown')],
    },
    {
      label: t('fares.change'),
      of: ({ conditions }) => [
        conditions.changeable ? (conditions.changePenalty?.amount ? 'fee' : 'yes') : 'no',
        sentencesOf({ of: 'fare', terms: conditions })[1] ?? '',
      ],
    },
    {
      label: t('fares.refund'),
      of: ({ conditions }) => [
        conditions.refundable ? (conditions.refundPenalty?.amount ? 'fee' : 'yes') : 'no',
        sentencesOf({ of: 'fare', terms: conditions })[0] ?? '',
      ],
    },
  ];

  return (
    <div>
      <p id={captionId} className={styles.caption}>
        {t('fares.caption', { count: fares.length })}
      </p>
      {/* Roles and no table: narrow, its parts are laid out as cards, and browsers then forget that it was one. */}
      <div
        role="table"
        aria-labelledby={captionId}
        className={styles.table}
        data-side-by-side={fares.length <= SIDE_BY_SIDE_AT_MOST ? '' : undefined}
      >
        <div role="row" className={styles.labels}>
          <span role="columnheader">
            <VisuallyHidden>{t('ticket.fare')}</VisuallyHidden>
          </span>
          {rows.map(({ label }) => (
            <span key={label} role="columnheader">
              {label}
            </span>
          ))}
          <span role="columnheader">
            <VisuallyHidden>{t('fares.choice')}</VisuallyHidden>
          </span>
        </div>
        {fares.map((offer) => {
          const { amount, currency } = offer.price.intTotal;
          const more = amount - lowest;
          return (
            <div key={offer.id} role="row" className={styles.fare}>
              <span role="rowheader" className={styles.name}>
                {fareBrand(offer) ?? t('ticket.fare')}
                <b>{shownMoney(offer.price.intTotal)}</b>
                <small>
                  {more > 0
                    ? t('ticket.more', { price: shownMoney({ amount: more, currency }) })
                    : t('fares.lowest')}
                </small>
              </span>
              {rows.map(({ label, of }) => {
                const [has, words] = of(offer);
                return (
                  <Cell key={label} label={label} has={has}>
                    {words}
                  </Cell>
                );
              })}
              <span role="cell">
                <Button size="small" wide onClick={() => onSelect(offer)}>
                  {t('ticket.chooseFare', { price: money(offer.price.intTotal) })}
                </Button>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Cell({ label, has, children }: { label: string; has: Has; children: ReactNode }) {
  const Sign = has && SIGNS[has];
  return (
    <span role="cell" className={styles.cell}>
      {/* Read aloud it is the name of the column. */}
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.value} data-has={has ?? undefined}>
        {Sign && <Sign aria-hidden="true" />}
        <span>{children}</span>
      </span>
    </span>
  );
}

import type { ChosenBag } from '@travesia/booking';
import { summaryStyles } from '@travesia/booking-ui/summary';
import type { FlightOffer, OrderView } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { PriceBreakup } from '@travesia/booking-ui/price';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { breakupOf } from '../model/offer-lines.ts';

export type PriceAsideProps = {
  offer: FlightOffer;
  bags: readonly ChosenBag[];
  view: OrderView | null;
  /** Both halves are priced by the server alone (K-05). */
  isPackage: boolean;
};

/** The fare break-up, always in view. Amounts are those that are charged, in the offer's currency (S-40). */
export function PriceAside({ offer, bags, view, isPackage }: PriceAsideProps) {
  const { t } = useText(bookingTexts);
  if (isPackage && view?.orderKind !== 'package') {
    return (
      <SkeletonGroup label={t('price.title')} className={summaryStyles.price}>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const ofFlight = breakupOf(offer, bags, view, {
    line: (code, type) => t(`price.${code}`, { traveller: t(`travellers.type.${type}`) }),
    baggage: (journey) => `${t('price.baggage')}, ${t(`baggage.${journey}`).toLowerCase()}`,
  });
  const { lines, total } = isPackage && view ? { lines: view.priceLines, total: view.total } : ofFlight;
  return (
    <div className={summaryStyles.price}>
      <PriceBreakup lines={lines} total={total} travellerCount={offer.travelerPricings.length} />
      <p className={summaryStyles.soft}>{t('price.chargesInDollars')}</p>
    </div>
  );
}

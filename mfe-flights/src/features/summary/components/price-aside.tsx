import type { ChosenBag } from '@travesia/booking';
import { frameStyles } from '@travesia/booking-ui/frame';
import type { FlightOffer, MoneyBody, OrderView, PriceLine } from '@travesia/contracts';
import { journeyWord } from '@travesia/domain';
import { PACKAGE } from '@travesia/products/packages';
import { useText } from '@travesia/i18n';
import { PaidWhere, PriceBreakup } from '@travesia/booking-ui/price';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { breakupOf } from '../model/offer-lines.ts';

export type PricedTrip = {
  readonly lines: readonly PriceLine[];
  readonly total: MoneyBody;
  /** What the hotel of a package takes on top. */
  readonly payAtProperty?: MoneyBody | undefined;
};

type TripFacts = {
  offer: FlightOffer;
  bags: readonly ChosenBag[];
  view: OrderView | null;
  /** Both halves are priced by the server alone (K-05). */
  isPackage: boolean;
};

/** Flight, bags and seats line by line, in the reader's words. */
export function useBreakup(view: OrderView | null) {
  const { t } = useText(bookingTexts);
  return (offer: FlightOffer, bags: readonly ChosenBag[], seatsOf?: string) =>
    breakupOf(
      offer,
      bags,
      view,
      {
        line: (code, type) => t(`price.${code}`, { traveller: t(`travellers.type.${type}`) }),
        baggage: (journey) => {
          const { key, number } = journeyWord(journey);
          return `${t('price.baggage')}, ${t(`baggage.${key}`, { number }).toLowerCase()}`;
        },
      },
      seatsOf,
    );
}

/** What the trip costs; null while only the server can say it. */
export function usePricedTrip({ offer, bags, view, isPackage }: TripFacts): PricedTrip | null {
  const breakup = useBreakup(view);
  if (isPackage) {
    if (view?.orderKind !== PACKAGE.kind) return null;
    return { lines: view.priceLines, total: view.total, payAtProperty: view.payAtProperty };
  }
  return breakup(offer, bags);
}

export type PriceAsideProps = {
  priced: PricedTrip | null;
  travellerCount: number;
  travellerName: (id: string) => string;
  /** As the server says, once it has the order. */
  keptByUs: MoneyBody | undefined;
};

/** The fare break-up, always in view. Amounts are those that are charged, in the offer's currency (S-40). */
export function PriceAside({ priced, travellerCount, travellerName, keptByUs }: PriceAsideProps) {
  const { t } = useText(bookingTexts);
  if (!priced) {
    return (
      <SkeletonGroup label={t('price.title')} className={frameStyles.price}>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  return (
    <div className={frameStyles.price}>
      <PriceBreakup
        {...priced}
        keptByUs={keptByUs}
        travellerCount={travellerCount}
        travellerName={travellerName}
      />
      <PaidWhere total={priced.total} payAtProperty={priced.payAtProperty} />
      <p className={frameStyles.soft}>{t('price.chargesInDollars')}</p>
    </div>
  );
}

import { journeyTypesOf } from '@travesia/domain';
import type { SupplierBag } from '../../modules/flights/ports.ts';
import { supplierPrice } from '../../supplier-replies/amounts.ts';
import { settledOf } from '../duffel/index.ts';
import { readEach } from '../../supplier-replies/readable-items.ts';
import type { Offer, OfferAvailableServiceBaggage } from './duffel-types.ts';
import { segmentIdsOf } from './offer-from-duffel.ts';
import type { Traveller } from './travellers.ts';

/** Checked bags on sale with an offer; no catalogue at all is null (F-36). A service for several travellers is not offered. */
export function toBags(offer: Offer, travellers: readonly Traveller[]): SupplierBag[] | null {
  const ids = segmentIdsOf(offer);
  const types = journeyTypesOf(offer.slices.length);
  const typeOf = new Map(
    offer.slices.flatMap(({ segments }, place) => {
      const type = types[place];
      return type ? segments.map(({ id }) => [id, type] as const) : [];
    }),
  );
  const travellerOf = new Map(
    offer.passengers.map((passenger, index) => [passenger.id, travellers[index]?.id]),
  );
  const isCheckedBag = (
    service: Offer['available_services'][number],
  ): service is OfferAvailableServiceBaggage =>
    service.type === 'baggage' && service.metadata.type === 'checked' && service.maximum_quantity > 0;
  const bags = readEach(
    { supplier: 'flights', item: 'bag' },
    offer.available_services ?? [],
    (service): SupplierBag[] => {
      if (!isCheckedBag(service)) return [];
      const [passengerId, ...others] = service.passenger_ids;
      const travellerId = passengerId === undefined ? undefined : travellerOf.get(passengerId);
      const [journeyType] = service.segment_ids.flatMap((id) => typeOf.get(id) ?? []);
      if (travellerId === undefined || others.length > 0 || !journeyType) return [];
      return [
        {
          additionalServicesId: service.id,
          journeyType,
          travellerId,
          segmentIds: service.segment_ids.flatMap((id) => ids.get(id) ?? []),
          maximumQuantity: service.maximum_quantity,
          unitPrice: supplierPrice(service.total_amount, service.total_currency),
          settled: settledOf(service, 'total_amount'),
          weightKg: service.metadata.maximum_weight_kg,
        },
      ];
    },
  );
  return bags.length > 0 ? bags : null;
}

/** How many pieces a traveller may add on a segment. */
export function chargeableBagsOf(bags: readonly SupplierBag[] | null) {
  return (segmentId: string, travellerId: string): number =>
    (bags ?? [])
      .filter((bag) => bag.travellerId === travellerId && bag.segmentIds.includes(segmentId))
      .reduce((sum, bag) => sum + bag.maximumQuantity, 0);
}

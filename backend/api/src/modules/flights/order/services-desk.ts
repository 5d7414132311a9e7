import type { BagOption } from '@travesia/contracts';
import { multiplyMoney, sumMoney, type Money } from '@travesia/domain';
import { orUnknown, type ServicesDesk, type StoredOrder } from '../../booking/index.ts';
import type { FlightSupplier } from '../ports.ts';
import { chargedFor, sumSettled, timesSettled } from '../../../settled.ts';
import type { FlightOrder } from './flight-order.ts';
import { FLIGHT_SERVICES_KIND, type AddedService, type FlightServicesOrder } from './services-kind.ts';
import { onSale, seatMapsOf, type OnSale } from './services-on-sale.ts';

const bagOption = ({ serviceId, maximumQuantity, unit, ...bag }: OnSale): BagOption => ({
  additionalServicesId: serviceId,
  journeyType: bag.journeyType,
  quantity: maximumQuantity,
  amount: unit,
  segmentIds: [...bag.segmentIds],
  travellerId: bag.travellerId,
  weightKg: bag.weightKg,
});

const sumOf = (services: readonly AddedService[], of: (service: AddedService) => Money, currency: string) =>
  sumMoney(
    services.map((service) => multiplyMoney(of(service), service.quantity)),
    currency,
  );

/** Of an account in another currency: added up there, and converted once. */
function costOf(services: readonly AddedService[], currency: string) {
  const settled = sumSettled(services.map((each) => timesSettled(each.settled, each.quantity)));
  return {
    settled,
    cost: settled ? chargedFor(settled) : sumOf(services, ({ unitCost }) => unitCost, currency),
  };
}

/** A seat is for one traveller, and a traveller has one on a flight. */
function isPossible(services: readonly AddedService[]): boolean {
  const seats = services.filter(({ designator }) => designator !== null);
  const of = (key: (seat: AddedService) => string) => new Set(seats.map(key)).size === seats.length;
  return (
    services.length > 0 &&
    new Set(services.map(({ serviceId }) => serviceId)).size === services.length &&
    of(({ travellerId, segmentIds }) => `${travellerId} ${segmentIds.join()}`) &&
    of(({ designator, segmentIds }) => `${designator} ${segmentIds.join()}`)
  );
}

/** Bags and seats on top of flights that were booked, as their airline sells them (M-06). */
export function createServicesDesk(supplier: FlightSupplier): ServicesDesk<FlightOrder> {
  const find = (supplierRef: string, order: FlightOrder) =>
    supplier.orderServices({
      supplierOrderId: supplierRef,
      supplierOfferId: order.supplier.supplierOfferId,
    });
  return {
    kind: FLIGHT_SERVICES_KIND,
    offers: orUnknown(async ({ supplierRef, order, locale }) => {
      const found = await find(supplierRef, order);
      const sold = onSale(order, found);
      return {
        state: 'offered',
        offers: {
          bags: [...sold.values()].filter(({ designator }) => designator === null).map(bagOption),
          seatMaps: seatMapsOf(order, found, sold, locale),
        },
      };
    }),
    choose: orUnknown(async ({ supplierRef, order, services }) => {
      const found = await find(supplierRef, order);
      const sold = onSale(order, found);
      const chosen = services.flatMap(({ serviceId, quantity }): AddedService[] => {
        const service = sold.get(serviceId);
        return service && quantity <= service.maximumQuantity ? [{ ...service, quantity }] : [];
      });
      if (chosen.length < services.length) return { state: 'expired' };
      if (services.some(({ serviceId }) => sold.get(serviceId)?.isTooYoung)) return { state: 'too_young' };
      if (!isPossible(chosen)) return { state: 'refused' };
      const { currency } = order.offer.price.intTotal;
      const total = sumOf(chosen, ({ unit }) => unit, currency);
      const added: FlightServicesOrder = {
        supplierRef,
        flight: order,
        services: chosen,
        booked: found.booked.map(({ id }) => id),
        total,
        ...costOf(chosen, currency),
      };
      return { state: 'chosen', order: added as unknown as StoredOrder, total };
    }),
  };
}

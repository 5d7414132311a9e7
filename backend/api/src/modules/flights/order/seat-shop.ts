import type { Locale, SeatMap } from '@travesia/contracts';
import { sumMoney, SUPPLIER_LOCALE, type Money } from '@travesia/domain';
import { ApiError, asSupplierFault } from '../../../errors/index.ts';
import type { ChosenSeat, WantedSeat } from '../../booking/index.ts';
import type { FlightSupplier } from '../ports.ts';
import type { FlightOrder } from './flight-order.ts';
import { onSale, seatMapsOf } from './services-on-sale.ts';

const unknownSeat = (index: number) =>
  new ApiError('not_found', { fields: [{ path: `seats.${index}.designator`, code: 'id_invalid' }] });

/** Whether it is a seat of this flight, and for somebody who has a seat of their own: an infant sits on a lap. */
function isOfMap(
  { offer }: FlightOrder,
  maps: readonly SeatMap[],
  { segmentId, travellerId, designator }: WantedSeat,
): boolean {
  const traveller = offer.travelerPricings.find(({ travelerId }) => travelerId === travellerId);
  const rows = maps.find((map) => map.segmentId === segmentId)?.cabins.flatMap((cabin) => cabin.rows) ?? [];
  return (
    traveller !== undefined &&
    traveller.type !== 'INFANT' &&
    rows.some(({ seats }) => seats.some((seat) => seat.designator === designator))
  );
}

/** Seats of a flight that is not booked yet, as its airline sells them. */
export function createSeatShop(supplier: Pick<FlightSupplier, 'seatMaps'>) {
  async function find(order: FlightOrder) {
    const found = await supplier.seatMaps(order.supplier.supplierOfferId).catch(asSupplierFault);
    if (found.state !== 'mapped') throw new ApiError(found.state);
    const onOffer = { ...found, bags: [] };
    return { onOffer, sold: onSale(order, onOffer) };
  }

  async function maps(order: FlightOrder, locale: Locale): Promise<SeatMap[]> {
    const { onOffer, sold } = await find(order);
    return seatMapsOf(order, onOffer, sold, locale);
  }

  return {
    maps,

    /** Which seats there are and what they cost is the airline's word of now, never the client's (B-06). */
    async choose(order: FlightOrder, wanted: readonly WantedSeat[]): Promise<ChosenSeat[]> {
      const { onOffer, sold } = await find(order);
      const seats = [...sold.values()];
      const shown = seatMapsOf(order, onOffer, sold, SUPPLIER_LOCALE);
      const chosen = wanted.map((wish, index): ChosenSeat => {
        const { segmentId, travellerId, designator } = wish;
        const seat = seats.find(
          (each) =>
            each.designator === designator &&
            each.travellerId === travellerId &&
            each.segmentIds[0] === segmentId,
        );
        if (!seat) throw isOfMap(order, shown, wish) ? new ApiError('seat_taken') : unknownSeat(index);
        if (seat.isTooYoung) throw new ApiError('exit_row_age');
        const { serviceId, flight, departureAt, unit, unitCost, settled } = seat;
        return {
          serviceId,
          segmentId,
          travellerId,
          designator,
          flight,
          departureAt,
          unit,
          unitCost,
          ...(settled && { settled }),
        };
      });
      if (chosen.some(({ unit }, index) => unit.amount !== wanted[index]?.amount.amount)) {
        const { currency } = order.offer.price.intTotal;
        const totalOf = (amounts: readonly Money[]) => ({ total: sumMoney(amounts, currency) });
        throw new ApiError('price_changed', {
          details: {
            previous: totalOf(wanted.map(({ amount }) => ({ ...amount, currency }))),
            current: totalOf(chosen.map(({ unit }) => unit)),
          },
        });
      }
      return chosen;
    },
  };
}

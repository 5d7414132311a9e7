import { SetOrderReplySchema } from '@travesia/contracts';
import { guestCounts } from '@travesia/domain';
import { HOTEL, HOTEL_WORDS, SetHotelOrderSchema, stayBody } from '@travesia/products/hotels';
import { ApiError } from '../../../errors/index.ts';
import { defineOrderKind, type OrderKindDefinition } from '../../booking/index.ts';
import type { StaySupplier } from '../ports.ts';
import type { PricedStay } from '../priced-stay.ts';
import { hotelCalendar } from './hotel-calendar.ts';
import { createHotelDesk } from './hotel-desk.ts';
import { isFreeToCancel, leadGuests, orderableStay, type HotelOrder } from './hotel-order.ts';
import { hotelPolicies } from './hotel-policies.ts';
import { hotelPriceLines } from './hotel-price-lines.ts';
import { costOf } from '../sold-rate.ts';
import { hotelHeading, hotelSections } from './hotel-sections.ts';

/** Stays as the booking core knows them (B-25). */
export function hotelOrderKind(
  supplier: StaySupplier,
  findPricedStay: (id: string) => Promise<PricedStay>,
): OrderKindDefinition {
  return defineOrderKind({
    kind: HOTEL.kind,
    summaryPath: HOTEL.paths.summary,
    words: HOTEL_WORDS,
    setOrder: {
      path: 'hotel-order',
      summary: 'Sets the priced stay of the booking; another one resets the later steps (B-25)',
      body: SetHotelOrderSchema,
      reply: SetOrderReplySchema,
      errors: ['hotel_not_found', 'rate_expired'],
      async find({ hotel, rateKey }) {
        const priced = await findPricedStay(rateKey);
        // A key of another hotel is nobody's rate.
        if (priced.hotel.hotelCode !== hotel.hotelCode) throw new ApiError('hotel_not_found');
        return orderableStay(priced);
      },
      bodyOf: (rateKey, { hotel: { hotelCode } }) => stayBody({ hotelCode, roomID: null, rateKey }),
      replyOf: ({ id, bookingId }) => ({ id, bookingId }),
    },
    identityOf: (order: HotelOrder) => order.supplierQuoteId,
    describe: (order, locale, buyer) => ({
      heading: hotelHeading(order, locale),
      sections: hotelSections(order, locale, buyer),
      calendar: hotelCalendar(order, locale),
      policies: hotelPolicies(order, locale, buyer),
      payAtProperty: order.rate.dueAtProperty,
    }),
    // Fees of S-42 are a passenger's; a guest flies nowhere.
    priceLines: (order, _extras, locale) => hotelPriceLines(order, locale),
    travellersOf: leadGuests,
    partySizeOf({ stay }) {
      const { adults, children } = guestCounts(stay.rooms);
      return adults + children;
    },
    requirementsOf: ({ stay }) => ({
      passportRequired: false,
      firstTravelDate: stay.startDate,
      lastTravelDate: stay.endDate,
      travellerFields: 'name',
    }),
    recordOf: (order, { saves }) => ({
      type: 'hotel-order',
      hotelCode: order.hotel.hotelCode,
      room: order.room.name,
      quoteId: order.supplierQuoteId,
      stay: order.stay,
      BookingRequirements: {
        contactInfo: saves.customer !== null,
        travelersInfo: saves.passengers !== null,
        paymentInfo: saves.payment !== null,
      },
    }),
    partsOf: () => [
      {
        name: HOTEL.kind,
        title: HOTEL_WORDS.name,
        referenceLabel: HOTEL_WORDS.supplierReference,
        desk: createHotelDesk(supplier),
        amountsOf({ rate }) {
          const { total: cost } = costOf(rate);
          return { price: rate.total, cost, margin: rate.total.amount - cost.amount, settled: rate.settled };
        },
        isFreeToCancel,
      },
    ],
  });
}

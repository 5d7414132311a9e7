import {
  ChangeOffersReplySchema,
  ChangeQuoteReplySchema,
  DeskAmendReplySchema,
  DeskAmendSchema,
  DeskChangeOffersSchema,
  DeskChangeQuoteSchema,
  DeskServiceOffersSchema,
  DeskServicesQuoteSchema,
  ServiceOffersReplySchema,
  ServicesQuoteReplySchema,
  CancellationQuoteReplySchema,
  DeskCancelQuoteSchema,
  type Locale,
} from '@travesia/contracts';
import { CHARGE_CURRENCY } from '@travesia/domain';
import type * as v from 'valibot';
import { ApiError } from '../../../errors/index.ts';
import { findBooking, type Booking } from '../../booking/index.ts';
import type { SaleTransaction } from '../../phone-sales/index.ts';
import type { DeskRoute, DeskRoutesParts } from './desk-route.ts';

export function amendRoutes(
  deskRoute: DeskRoute,
  { db, quote, changes, phoneSales }: Pick<DeskRoutesParts, 'db' | 'quote' | 'changes' | 'phoneSales'>,
): void {
  deskRoute('cancel.quote', 'cancel-quote', {
    summary: 'What comes back if it is cancelled now; nothing is changed (D-06)',
    body: DeskCancelQuoteSchema,
    reply: CancellationQuoteReplySchema,
    isSlow: true,
    handler: async ({ body: { id, why, supplierGives }, locale, audit }) => {
      const booking = await findBooking(db, id);
      if (!booking) throw new ApiError('booking_not_found');
      const agreed =
        supplierGives === undefined ? undefined : { amount: supplierGives, currency: CHARGE_CURRENCY };
      const data = await quote(booking, undefined, locale, agreed);
      await audit({ why, bookingId: id });
      return { body: { data } };
    },
  });

  /** The traveller's own quotes, requested by the desk (D-14). */
  function amendRoute<Body extends v.GenericSchema<unknown, { readonly id: string }>>(
    path: string,
    body: Body,
    reply: v.GenericSchema,
    read: (booking: Booking, asked: v.InferOutput<Body>, locale: Locale) => Promise<unknown>,
  ): void {
    deskRoute('amend.quote', path, {
      summary: `${path}: what the traveller's own page shows; nothing is changed (D-14)`,
      body,
      reply,
      isSlow: true,
      handler: async ({ body: asked, locale, audit }) => {
        const booking = await findBooking(db, asked.id);
        if (!booking) throw new ApiError('booking_not_found');
        const data = await read(booking, asked, locale);
        await audit({ why: path, bookingId: asked.id });
        return { body: { data } };
      },
    });
  }

  amendRoute(
    'amend/change-offers',
    DeskChangeOffersSchema,
    ChangeOffersReplySchema,
    async (booking, asked, locale) => ({
      offers: await changes.offers(booking, asked, locale),
    }),
  );

  amendRoute('amend/change-quote', DeskChangeQuoteSchema, ChangeQuoteReplySchema, (booking, asked, locale) =>
    changes.quote(booking, asked, locale),
  );

  amendRoute(
    'amend/service-offers',
    DeskServiceOffersSchema,
    ServiceOffersReplySchema,
    (booking, _asked, locale) => changes.serviceOffers(booking, locale),
  );

  amendRoute(
    'amend/services-quote',
    DeskServicesQuoteSchema,
    ServicesQuoteReplySchema,
    (booking, asked, locale) => changes.quoteServices(booking, asked, locale),
  );

  deskRoute('amend.make', 'amend/make', {
    summary: 'Makes what was quoted, or mails the link by which the traveller pays it (D-14)',
    body: DeskAmendSchema,
    reply: DeskAmendReplySchema,
    isSlow: true,
    handler: async ({ body: { id, changeId, reason }, staff, note }) => {
      const booking = await findBooking(db, id);
      if (!booking) throw new ApiError('booking_not_found');
      const state = await changes.makeAtDesk(booking, {
        changeId,
        locale: booking.locale,
        note: note(reason, id),
        sell: (trx, quoted) =>
          phoneSales.sendAmendment(trx as unknown as SaleTransaction, booking, { staff, quoted }),
      });
      return { body: { data: { state } } };
    },
  });
}

import {
  DeskApplyDealReplySchema,
  DeskApplyDealSchema,
  DeskDealsReplySchema,
  DeskEndDealSchema,
  DeskSetDealSchema,
  DeskByHandReplySchema,
  DeskByHandSchema,
  DeskCallCodeSchema,
  DeskCallReplySchema,
  DeskContinueReplySchema,
  DeskContinueSchema,
  DeskSalesReplySchema,
  DeskSendLinkReplySchema,
  DeskSendLinkSchema,
} from '@travesia/contracts';
import * as v from 'valibot';
import { refusal, type DeskRoute, type DeskRoutesParts } from './desk-route.ts';

export function saleRoutes(
  deskRoute: DeskRoute,
  { phoneSales, bookByHand }: Pick<DeskRoutesParts, 'phoneSales' | 'bookByHand'>,
): void {
  deskRoute('call.read', 'call', {
    summary: 'What a caller has on the screen (D-08)',
    body: DeskCallCodeSchema,
    reply: DeskCallReplySchema,
    handler: async ({ body: { code }, staff, locale, reply, audit }) => {
      const data = await phoneSales.read({ code, staffId: staff.id, locale });
      await audit({ why: code, bookingId: data?.order?.view.bookingId ?? null });
      return data ? { body: { data } } : refusal(404, 'call_code_unknown', reply.request.id);
    },
  });

  deskRoute('sale.read', 'sales', {
    summary: 'Payment links that were sent lately, and what became of them (D-16)',
    body: v.object({}),
    reply: DeskSalesReplySchema,
    handler: async ({ audit }) => {
      await audit();
      return { body: { data: await phoneSales.sales() } };
    },
  });

  deskRoute('sale.continue', 'sales/continue', {
    summary: 'A copy of the order of a caller, for the ordinary pages in the browser of the agent (D-16)',
    body: DeskContinueSchema,
    reply: DeskContinueReplySchema,
    handler: async ({ body: { key, code }, staff, note }) => {
      const data = await phoneSales.continueAt({ key, code, staff, note: note(code) });
      return { body: { data } };
    },
  });

  deskRoute('sale.send-link', 'sales/send-link', {
    summary: 'Mails the link to the checkout; the same key twice is one mail (D-16)',
    body: DeskSendLinkSchema,
    reply: DeskSendLinkReplySchema,
    handler: async ({ body: { key, code, lastLinkId }, staff, note }) => {
      const data = await phoneSales.send({ key, code, staff, lastLinkId, note: note(code) });
      return { body: { data } };
    },
  });

  deskRoute('sale.by-hand', 'sales/by-hand', {
    summary: 'Writes down what was booked with a supplier by phone; the same key twice is one booking (D-18)',
    body: DeskByHandSchema,
    reply: DeskByHandReplySchema,
    isSlow: true,
    handler: async ({ body: written, staff, note }) => {
      const { supplier, supplierRef } = written;
      return {
        body: { data: await bookByHand({ written, staff, note: note(`${supplier} ${supplierRef}`) }) },
      };
    },
  });

  deskRoute('deal.read', 'deals', {
    summary: 'Phone deals, and how much of each was used (D-17)',
    body: v.object({}),
    reply: DeskDealsReplySchema,
    // Nothing of it is personal: it is not logged.
    handler: async () => ({ body: { data: await phoneSales.deals() } }),
  });

  deskRoute('deal.set', 'deals/set', {
    summary: 'A new phone deal (D-17)',
    body: DeskSetDealSchema,
    reply: DeskDealsReplySchema,
    handler: async ({ body, staff, note }) => {
      const { code, off, value, timesMax, endsAt } = body;
      const why = `${code} ${value} ${off}, ${timesMax}, ${endsAt}`;
      await phoneSales.setDeal(body, { staff, note: note(why) });
      return { body: { data: await phoneSales.deals() } };
    },
  });

  deskRoute('deal.end', 'deals/end', {
    summary: 'Ends a phone deal now; orders that have it keep it (D-17)',
    body: DeskEndDealSchema,
    reply: DeskDealsReplySchema,
    handler: async ({ body: { code }, note }) => {
      await phoneSales.endDeal(code, note(code));
      return { body: { data: await phoneSales.deals() } };
    },
  });

  deskRoute('deal.apply', 'deals/apply', {
    summary: 'Takes a phone deal off the order that a call code shows, once (D-17)',
    body: DeskApplyDealSchema,
    reply: DeskApplyDealReplySchema,
    handler: async ({ body: { key, code, deal }, staff, note }) => {
      const data = await phoneSales.applyDeal({
        key,
        code,
        deal,
        staff,
        note: note(`${deal} ${code}`),
      });
      return { body: { data } };
    },
  });
}

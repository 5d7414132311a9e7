import {
  DESK_ACT_SCHEMAS,
  DESK_ACTS,
  DESK_PERMISSIONS,
  DeskActReplySchema,
  DeskApprovalSchema,
  type DeskAct,
  type DeskActBody,
} from '@travesia/contracts';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import { ApiError } from '../../../errors/index.ts';
import { isUnpaidByHand, lockBooking, type Booking } from '../../booking/index.ts';
import type { SaleTransaction } from '../../phone-sales/index.ts';
import { ActRefused } from '../../payments/index.ts';
import { resendMail } from '../resend-mail.ts';
import type { DeskSchema } from '../tables.ts';
import type { DeskCall, DeskRoute, DeskRoutesParts } from './desk-route.ts';

type OwnAct = (
  trx: Transaction<DeskSchema>,
  booking: Booking,
  call: Pick<DeskCall<DeskActBody>, 'body' | 'staff'>,
) => Promise<void>;

export function actRoutes(
  deskRoute: DeskRoute,
  { db, now, acts, phoneSales }: Pick<DeskRoutesParts, 'db' | 'now' | 'acts' | 'phoneSales'>,
): void {
  /** What changes neither money nor an order, and so needs no engine. */
  const ownActs: Record<'send-link' | 'resend-mail', OwnAct> = {
    'send-link': async (trx, booking, { body: { key }, staff }) => {
      if (!isUnpaidByHand(booking)) throw new ActRefused('desk_changed');
      await phoneSales.sendLinkAgain(trx as unknown as SaleTransaction, booking, { key, staff });
    },
    'resend-mail': (trx, { id }, { body: { key, subjectId } }) =>
      resendMail(trx, { mailId: subjectId, bookingId: id, key, now: now() }),
  };
  for (const act of DESK_ACTS) actRoute(act);

  /** Written down with its reason in the transaction that starts it; what it starts is the engine's (D-06). */
  function actRoute(act: DeskAct): void {
    const action = `act.${act}` as const;
    deskRoute(action, `act/${act}`, {
      summary: `${DESK_PERMISSIONS[action].join(', ')}: ${act} (D-06)`,
      body: DESK_ACT_SCHEMAS[act] as v.GenericSchema<unknown, DeskActBody>,
      reply: DeskActReplySchema,
      isSlow: true,
      handler: async ({ body, staff, locale, note }) => {
        const noted = note([body.reason, body.amount].filter(Boolean).join(' · '), body.id);
        const asked = { body, staff, locale };
        if (act !== 'send-link' && act !== 'resend-mail')
          return { body: { data: { state: await acts.act({ ...asked, act, note: noted }) } } };
        const state = await db.transaction().execute(async (trx) => {
          const booking = await lockBooking(trx, body.id);
          if (!booking) throw new ApiError('booking_not_found');
          const before = await acts.begin(trx, { ...asked, act, note: () => noted(trx) });
          if (before) return before;
          await ownActs[act](trx, booking, { body, staff });
          return 'done' as const;
        });
        return { body: { data: { state } } };
      },
    });
  }

  deskRoute('refund.approve', 'refund-approve', {
    summary: 'A second person approves or refuses a refund (D-06)',
    body: DeskApprovalSchema,
    reply: DeskActReplySchema,
    isSlow: true,
    handler: async ({ body: { id, key, isApproved, reason }, staff, note }) => {
      const state = await acts.decide({
        id,
        key,
        isApproved,
        staff,
        note: note(`${isApproved ? 'yes' : 'no'}: ${reason}`, id),
      });
      return { body: { data: { state } } };
    },
  });
}

import {
  DeskAlertsReplySchema,
  DESK_PERMISSIONS,
  DeskClaimReplySchema,
  DeskCloseSchema,
  DeskHandOverSchema,
  DeskQueuesReplySchema,
  DeskSnoozeSchema,
  DeskTakeSchema,
  type DeskAction,
  type DeskSubject,
  type StaffClaim,
} from '@travesia/contracts';
import * as v from 'valibot';
import { changeClaim, readClaim, type ClaimChange } from '../claims.ts';
import { readColleagues, readItems } from '../items.ts';
import { refusal, type DeskRoute, type DeskRoutesParts } from './desk-route.ts';

export function queueRoutes(
  deskRoute: DeskRoute,
  { db, now, readAlerts }: Pick<DeskRoutesParts, 'db' | 'now' | 'readAlerts'>,
): void {
  deskRoute('queue.read', 'queues', {
    summary: 'What waits for a person (D-04)',
    body: v.object({}),
    reply: DeskQueuesReplySchema,
    handler: async ({ audit }) => {
      const at = now();
      const items = await readItems(db, at);
      await audit();
      return { body: { data: { items, colleagues: await readColleagues(db), at: at.toISOString() } } };
    },
  });

  deskRoute('alert.read', 'alerts', {
    summary: 'What is wrong with the site as a whole (W-15)',
    body: v.object({}),
    reply: DeskAlertsReplySchema,
    // Nothing of it is personal: it is not logged.
    handler: async ({ locale }) => ({
      body: { data: { alerts: await readAlerts(locale), at: now().toISOString() } },
    }),
  });

  /** Only on an item as it was seen, and only by whoever has it; everybody else is told who has it. */
  function claimRoute<Body extends v.GenericSchema<unknown, DeskSubject>>(
    action: Extract<DeskAction, `item.${string}`>,
    body: Body,
    changeOf: (body: v.InferOutput<Body>, staff: StaffClaim) => ClaimChange & { readonly why: string },
  ): void {
    deskRoute(action, `items/${action.slice('item.'.length)}`, {
      summary: `${DESK_PERMISSIONS[action].join(', ')}: ${action} (D-04)`,
      body,
      reply: DeskClaimReplySchema,
      handler: async ({ body: asked, staff, reply, audit }) =>
        db.transaction().execute(async (trx) => {
          const before = await readClaim(trx, asked);
          const isOthers = before.owner !== null && before.owner.id !== staff.id;
          const { id } = reply.request;
          if (isOthers && action !== 'item.take-over') return refusal(409, 'item_taken', id, before);
          if (action !== 'item.take' && action !== 'item.take-over' && before.owner === null)
            return refusal(409, 'item_not_yours', id, before);
          const { why, ...change } = changeOf(asked, staff);
          const claim = await changeClaim(trx, asked, change, now());
          if (!claim) return refusal(409, 'item_taken', id, await readClaim(trx, asked));
          await audit({ why: `${asked.queue} ${asked.subjectId}${why && `: ${why}`}` }, trx);
          return { body: { data: claim } };
        }),
    });
  }

  const self = ({ id, name }: StaffClaim) => ({ owner: { id, name }, why: '' });

  claimRoute('item.take', DeskTakeSchema, (_asked, staff) => self(staff));

  claimRoute('item.take-over', DeskTakeSchema, (_asked, staff) => self(staff));

  claimRoute('item.hand-over', DeskHandOverSchema, ({ to, reason }) => ({
    owner: to,
    why: `${to.name} ${reason}`.trim(),
  }));

  claimRoute('item.snooze', DeskSnoozeSchema, ({ until, reason }, staff) => ({
    ...self(staff),
    snoozedUntil: new Date(until),
    why: reason,
  }));

  claimRoute('item.close', DeskCloseSchema, ({ reason }, staff) => ({
    ...self(staff),
    closed: { at: now(), reason },
    why: reason,
  }));
}

import { mayDo, type DeskAction, type DeskAlert, type Locale, type StaffClaim } from '@travesia/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Caller } from '../../../http/caller.ts';
import type { RouteReply, Router } from '../../../http/router.ts';
import type { BookByHand } from '../../by-hand/index.ts';
import type { DeskMessages } from '../../messages/index.ts';
import { ActRefused, type PaymentsModule } from '../../payments/index.ts';
import { SaleRefused, type DeskPhoneSales } from '../../phone-sales/index.ts';
import type { PrivacyModule } from '../../privacy/index.ts';
import { writeAudit, type AuditedAct } from '../audit.ts';
import type { BookingViewParts } from '../booking-view.ts';
import type { DeskDatabase } from '../tables.ts';

export interface DeskRoutesParts extends BookingViewParts {
  readonly quote: PaymentsModule['afterBooking']['quote'];
  readonly privacy: Pick<PrivacyModule, 'person' | 'erase' | 'requests'>;
  readonly readAlerts: (locale: Locale) => Promise<DeskAlert[]>;
  readonly messages: Pick<DeskMessages, 'thread' | 'reply' | 'file'>;
  readonly phoneSales: DeskPhoneSales;
  readonly bookByHand: BookByHand;
  readonly introduced: (request: FastifyRequest['raw']) => Caller['who'];
  readonly readClaimOf: (headers: FastifyRequest['headers'], call: string) => StaffClaim | null;
}

export interface DeskCall<Body> {
  readonly body: Body;
  readonly staff: StaffClaim;
  readonly locale: Locale;
  readonly reply: FastifyReply;
  /** Writes the line of this call: at once, or in the transaction that carries it out. */
  audit(line?: Pick<AuditedAct, 'why' | 'bookingId'>, trx?: DeskDatabase): Promise<void>;
  /** The same for an engine, which writes it in its own transaction and may know the booking only then. */
  note(why: string, bookingId?: string): (trx: unknown, bookingId?: string) => Promise<void>;
}

export type DeskRoute = <Body extends v.GenericSchema>(
  action: DeskAction,
  path: string,
  definition: {
    readonly summary: string;
    readonly body: Body;
    readonly reply: v.GenericSchema | null;
    /** Suppliers or the provider are asked. */
    readonly isSlow?: boolean;
    readonly handler: (call: DeskCall<v.InferOutput<Body>>) => Promise<RouteReply | FastifyReply>;
  },
) => void;

/** What the page understands; the words are its own. */
export const refusal = (status: number, code: string, requestId: string, details?: object): RouteReply => ({
  status,
  body: { error: { code, message: '', requestId, fields: [], ...(details && { details }) } },
});
/** Suppliers and provider answer in their own time. */
const SLOW_TIMEOUT_MS = 60_000;
const RefusalSchema = v.looseObject({ error: v.looseObject({}) });
const REFUSALS = { 401: RefusalSchema, 403: RefusalSchema, 404: RefusalSchema, 409: RefusalSchema } as const;

/** Every call says which action it is: the role is checked before anything is read or done. */
export function createDeskRoute(
  router: Router,
  { db, now, introduced, readClaimOf }: Pick<DeskRoutesParts, 'db' | 'now' | 'introduced' | 'readClaimOf'>,
): DeskRoute {
  return (action, path, definition) => {
    router.route({
      method: 'POST',
      url: `/internal/desk/${path}`,
      summary: definition.summary,
      tag: 'desk',
      body: definition.body,
      replies: definition.reply ? { 200: definition.reply, ...REFUSALS } : REFUSALS,
      limit: 'read',
      ...(definition.isSlow && { deadlineMs: SLOW_TIMEOUT_MS }),
      handler: async ({ body, locale, request, reply }) => {
        void reply.header('cache-control', 'no-store');
        const isSite = introduced(request.raw).kind === 'site';
        const staff = isSite ? readClaimOf(request.headers, `POST /internal/desk/${path}`) : null;
        if (!staff) return refusal(401, 'staff_unknown', request.id);
        if (!mayDo(staff.role, action)) return refusal(403, 'role_refused', request.id);
        const audit: DeskCall<unknown>['audit'] = (line, trx = db) =>
          writeAudit(trx, { staff, action, ...line, nowMs: now().getTime() });
        try {
          return await definition.handler({
            body: body as v.InferOutput<typeof definition.body>,
            staff,
            locale,
            reply,
            audit,
            note:
              (why, about) =>
              (trx, bookingId = about) =>
                audit({ why, bookingId: bookingId ?? null }, trx as DeskDatabase),
          });
        } catch (fault) {
          if (fault instanceof SaleRefused)
            return refusal(fault.code.endsWith('_unknown') ? 404 : 409, fault.code, request.id, {
              by: fault.by,
            });
          if (!(fault instanceof ActRefused)) throw fault;
          const { code, by, act } = fault;
          return refusal(code === 'own_request' ? 403 : 409, code, request.id, { by, act });
        }
      },
    });
  };
}

import {
  IdSchema,
  SHARED_PATH,
  SharedOfferReplySchema,
  SharePayloadSchema,
  ShareReplySchema,
  type Locale,
  type SharedOffer,
  type SharePayload,
} from '@travesia/contracts';
import { addDays, convertMoney, inLocale, todayIn, type ExchangeRates } from '@travesia/domain';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Router } from '../../http/router.ts';
import { visitorOf, type Visitor } from '../../http/visitor.ts';
import type { Random } from '../../random.ts';
import type { ApiModule } from '../module.ts';
import { pricedThing, type ShareSources } from './shared-thing.ts';
import type { ShareTables } from './tables.ts';

export interface SharesNeeds {
  readonly database: Kysely<ShareTables>;
  readonly clock: Clock;
  readonly random: Random;
}

export interface SharesModule extends ApiModule {
  /** A month after the first day of what was shared. */
  deleteOld(): Promise<void>;
}

const TAG = 'shares';
const SHARE_TIMEOUT_MS = 28_000;
const KEPT_DAYS = 30;
const ID_BYTES = 12;

/** Offers, hotels and activities that are shared: as they were seen, at the server's own price. */
export function createSharesModule(
  { database, clock, random }: SharesNeeds,
  {
    exchangeRates,
    ...sources
  }: ShareSources & {
    /** Those of the day; null where there are none. */
    readonly exchangeRates: () => Promise<ExchangeRates | null>;
  },
): SharesModule {
  const today = () => todayIn(clock.nowMs());

  async function share(payload: SharePayload, visitor: Visitor): Promise<string> {
    const { about, price, firstDay } = await pricedThing(sources, payload, visitor);
    const rates = payload.currency === price.currency ? null : await exchangeRates();
    const shown = rates && convertMoney(price, payload.currency, rates);
    const id = random.bytes(ID_BYTES).toString('base64url');
    await database
      .insertInto('shares')
      .values({
        id,
        kind: payload.kind,
        about: JSON.stringify(about),
        amount: price.amount,
        currency: price.currency,
        shown_amount: shown?.amount ?? null,
        shown_currency: shown?.currency ?? null,
        first_day: firstDay,
        seen_at: new Date(clock.nowMs()),
      })
      .execute();
    return id;
  }

  async function read(id: string, locale: Locale): Promise<SharedOffer | null> {
    const row = await database.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const { about, shown_amount: shownAmount, shown_currency: shownCurrency } = row;
    const title = inLocale(about.title, locale);
    const isOver = row.first_day < today();
    return {
      kind: row.kind,
      title,
      language: about.language,
      lines: [...inLocale(about.lines, locale)],
      picture: about.pictureSizes.length > 0 ? { caption: title, sizes: about.pictureSizes } : null,
      seed: about.seed,
      price: { amount: Number(row.amount), currency: row.currency },
      shownPrice:
        shownAmount === null || shownCurrency === null
          ? null
          : { amount: Number(shownAmount), currency: shownCurrency },
      seenOn: todayIn(row.seen_at.getTime()),
      isOver,
      address: isOver ? about.address.onAnyDay : about.address.onItsDays,
    };
  }

  function routes(router: Router): void {
    router.route({
      method: 'POST',
      url: '/shares',
      summary: 'Stores what is shared with its price of now, for an address to be sent (Q-15)',
      tag: TAG,
      body: SharePayloadSchema,
      replies: { 201: ShareReplySchema },
      errors: [
        'offer_not_found',
        'offer_expired',
        'hotel_not_found',
        'room_sold_out',
        'activity_not_found',
        'activity_sold_out',
        'supplier_failed',
        'supplier_timeout',
      ],
      limit: 'search',
      deadlineMs: SHARE_TIMEOUT_MS,
      handler: async ({ body, request }) => {
        const id = await share(body, visitorOf(request.headers));
        return { status: 201, body: { data: { path: `${SHARED_PATH}/${id}` } } };
      },
    });
    router.route({
      method: 'GET',
      url: '/shares/:id',
      summary: 'What was shared, as it was seen then; null where there is none (Q-15)',
      tag: TAG,
      params: v.object({ id: IdSchema }),
      replies: { 200: SharedOfferReplySchema },
      limit: 'read',
      handler: async ({ params, locale }) => ({ body: { data: await read(params.id, locale) } }),
    });
  }

  return {
    routes,
    async deleteOld() {
      await database.deleteFrom('shares').where('first_day', '<', addDays(today(), -KEPT_DAYS)).execute();
    },
  };
}

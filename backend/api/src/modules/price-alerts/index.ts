import {
  FormReplySchema,
  LetterKeySchema,
  LetterSchema,
  PriceAlertPayloadSchema,
  type PriceAlertPayload,
} from '@travesia/contracts';
import { convertMoney, todayIn, type ExchangeRates } from '@travesia/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { everyInTurn } from '../../background.ts';
import type { DutyTables } from '../../database/duties.ts';
import { ApiError } from '../../errors/index.ts';
import type { Router } from '../../http/router.ts';
import { visitorOf, type Visitor } from '../../http/visitor.ts';
import type { Random } from '../../random.ts';
import { inMarket } from '../../text/in-market.ts';
import type { MarketRules } from '../booking/index.ts';
import type { FlightsModule } from '../flights/index.ts';
import type { FlightsTables } from '../flights/tables.ts';
import type { Mailing } from '../mail/index.ts';
import type { MailTables } from '../mail/tables.ts';
import type { ApiModule } from '../module.ts';
import { journeyOf } from './journey.ts';
import { priceAlertConfirmMail, priceAlertMail } from './price-alert-mails.ts';
import { createPriceAlertRepository, type ComparedAlert } from './repository.ts';
import type { PriceAlertTables } from './tables.ts';

export interface PriceAlertsNeeds {
  readonly configuration: Pick<Configuration, 'SITE_ORIGIN'>;
  readonly database: Kysely<PriceAlertTables & FlightsTables & MailTables & DutyTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger?: FastifyBaseLogger;
}

export interface PriceAlertsModule extends ApiModule {
  /** Compares what was seen, and has searched for what nobody has seen; without waiting for its turn. */
  look(): Promise<void>;
  /** Those whose journey has begun, and those that nobody confirmed. */
  deleteOld(): Promise<void>;
}

const TAG = 'price alerts';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;
const LOOK_EVERY_MS = 600_000;
/** A price that nobody has seen for longer is searched for. */
const CHECKED_AFTER_MS = 12 * HOUR_MS;
const CHECKED_AT_ONCE = 40;

/** A mail when the lowest price of a journey falls by a stated amount: confirmed first, once a day at most. */
export function createPriceAlertsModule(
  { configuration, database, clock, random, logger }: PriceAlertsNeeds,
  {
    flights,
    mailing,
    market,
    exchangeRates,
  }: {
    readonly flights: Pick<FlightsModule, 'fares'>;
    readonly mailing: Mailing;
    readonly market: (id: string) => MarketRules;
    /** Those of the day; null where there are none. */
    readonly exchangeRates: () => Promise<ExchangeRates | null>;
  },
): PriceAlertsModule {
  const repository = createPriceAlertRepository(database);
  const siteOrigin = configuration.SITE_ORIGIN;
  const now = () => new Date(clock.nowMs());
  const today = () => todayIn(clock.nowMs());
  const before = (ms: number) => new Date(clock.nowMs() - ms);

  async function create(payload: PriceAlertPayload, visitor: Visitor): Promise<string> {
    const { email, locale, travelerInfo, day, fall } = payload;
    flights.fares.assertSearchable(payload, day);
    const seen = await flights.fares.seen(payload, day);
    const rates = await exchangeRates();
    // As it is compared later: at the price for somebody who comes by the mail, whatever brought them here.
    const base = seen && flights.fares.sold(seen, { market: visitor.market, source: '' });
    if (rates && !convertMoney(fall, base?.currency ?? rates.base, rates))
      throw new ApiError('invalid_request', {
        fields: [{ path: 'fall.currency', code: 'currency_invalid' }],
      });
    const alert = {
      ...flights.fares.keyOf(payload, day),
      id: random.uuid(),
      key: random.uuid(),
      email: email.toLowerCase(),
      locale,
      market: visitor.market,
      travelerInfo,
      fall,
      base,
    };
    const mail = await mailing.compose(
      inMarket(market(alert.market), () => priceAlertConfirmMail(alert, { siteOrigin, rates })),
    );
    await repository.insert(alert, { mail, now: now() });
    return alert.id;
  }

  async function compare(alert: ComparedAlert, rates: ExchangeRates | null): Promise<void> {
    const price = flights.fares.sold(alert.fare, { market: alert.market, source: '' });
    const { base } = alert;
    const fall =
      alert.fall.currency === price.currency
        ? alert.fall
        : rates && convertMoney(alert.fall, price.currency, rates);
    // Without a rate nobody can tell yet how much that is.
    if (!fall) return;
    if (base?.currency !== price.currency) {
      await repository.noteCompared({ ...alert, base: price }, { mail: null, now: now() });
      return;
    }
    const hasFallen = base.amount - price.amount >= fall.amount;
    const mail = hasFallen
      ? await mailing.compose(
          inMarket(market(alert.market), () =>
            priceAlertMail({ ...alert, base }, price, { siteOrigin, rates, now: now() }),
          ),
        )
      : null;
    await repository.noteCompared({ ...alert, base: hasFallen ? price : base }, { mail, now: now() });
  }

  async function look(): Promise<void> {
    const rates = await exchangeRates();
    for (const alert of await repository.toCompare(today(), before(DAY_MS))) await compare(alert, rates);
    const unseen = await repository.toCheck(today(), before(CHECKED_AFTER_MS), CHECKED_AT_ONCE);
    for (const { traveler_info: travelerInfo, market, seen_at: _seenAt, ...key } of unseen) {
      const { day, ...question } = journeyOf(key, travelerInfo);
      const isWithinBudget = await flights.fares.check(question, day, {
        visitor: { market, source: '' },
        pricesForMs: CHECKED_AFTER_MS,
      });
      if (!isWithinBudget) return;
    }
  }

  const sent = (id: string) => ({ status: 201, body: { data: { id } } });
  const form = { method: 'POST', tag: TAG, replies: { 201: FormReplySchema }, limit: 'forms' } as const;

  function routes(router: Router): void {
    router.route({
      ...form,
      url: '/price-alerts',
      summary: 'Asks an address whether it wants a price alert; again is as good as once (Q-14)',
      body: PriceAlertPayloadSchema,
      errors: ['unavailable'],
      handler: async ({ body, request }) => {
        if (!mailing.isOn) throw new ApiError('unavailable');
        return sent(body.website === '' ? await create(body, visitorOf(request.headers)) : random.uuid());
      },
    });
    // The replies do not tell whether the key was anybody's.
    router.route({
      ...form,
      url: '/price-alerts/confirm',
      summary: 'Confirms a price alert, by whoever holds the key that was mailed; again is as good as once',
      body: LetterSchema,
      handler: async ({ body: { key } }) => {
        await repository.confirm(key, now());
        return sent(random.uuid());
      },
    });
    router.route({
      ...form,
      url: '/price-alerts/stop',
      summary: 'Ends a price alert, by whoever holds the key of its mails; again is as good as once',
      body: LetterSchema,
      handler: async ({ body: { key } }) => {
        await repository.stop(key, mailing.takeBack);
        return sent(random.uuid());
      },
    });
    // Mail programs press this button for their reader and follow no redirect (RFC 8058).
    router.openRoute({
      method: 'POST',
      url: '/price-alerts/one-click',
      summary: 'The same for mail programs (RFC 8058)',
      tag: TAG,
      limit: 'forms',
      handler: async ({ request }) => {
        const { key } = request.query as { readonly key?: unknown };
        if (v.is(LetterKeySchema, key)) await repository.stop(key, mailing.takeBack);
        return { body: {} };
      },
    });
  }

  return {
    look,
    routes,
    deleteOld: () => repository.deleteOld(today(), before(UNCONFIRMED_KEPT_MS)),
    ...everyInTurn({ database, clock, name: 'price-alerts', periodMs: LOOK_EVERY_MS }, look, (error) =>
      logger?.error({ err: error }, 'the price alerts were not looked at'),
    ),
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { CachedFlightsPayloadSchema, legsOf, type FlightSearchPayload } from '@travesia/contracts';
import { addDays } from '@travesia/domain';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxClock } from '../clock.ts';
import { WireError } from '../duffel/wire-error.ts';
import { OfferRequests } from '../flights/offer-requests.ts';
import { readOfferQuery } from '../flights/query.ts';
import { NO_TWEAKS, wireOffer } from '../flights/wire-offer.ts';
import type { Offer } from '../flights/wire-types.ts';
import { conversationOf, CONVERSATIONS } from './conversations.ts';
import { keptOffer } from './kept-offer.ts';

export interface AssistantOptions {
  readonly clock: SandboxClock;
  /** The world whose flights it has seen. */
  readonly seed: string;
  readonly slowMs?: number;
  readonly userId?: string;
  readonly key?: string;
}

export const SANDBOX_ASSISTANT_USER_ID = 'travesia-site';
export const SANDBOX_ASSISTANT_KEY = 'assistant_test_travesia_sandbox';
const SLOW_MS = 30_000;
/** An assistant tells of a few flights, not of all. */
const KEPT_OFFERS = 8;
const KEPT_PRICE_SHARE = 0.9;
const NOTHING = { error: true, data: null };
const GARBAGE = '<!doctype html><title>Bad Gateway</title>';

function queryOf(search: FlightSearchPayload, daysLater: number): object {
  const several = (count: number | undefined, passenger: object) =>
    Array.from({ length: count ?? 0 }, () => passenger);
  const { adult, child, infant } = search.travelerInfo;
  return {
    slices: legsOf(search).map(({ from, to, departureDate }) => ({
      origin: from,
      destination: to,
      departure_date: addDays(departureDate, daysLater),
    })),
    passengers: [
      ...several(adult, { type: 'adult' }),
      ...several(child, { age: 8 }),
      ...several(infant, { age: 0 }),
    ],
    cabin_class: search.cabin === 'first_class' ? 'first' : search.cabin,
    max_connections: 2,
  };
}

function namesOf(offers: readonly Offer[]) {
  const segments = offers.flatMap(({ slices }) => slices.flatMap((slice) => slice.segments));
  return {
    carriers: Object.fromEntries(
      segments.map(({ marketing_carrier: { iata_code: code, name } }) => [code, name]),
    ),
    aircraft: Object.fromEntries(segments.map(({ aircraft }) => [aircraft?.iata_code, aircraft?.name])),
    locations: {},
  };
}

/** The backend of a travel assistant: `/api/flight/cached` (B-16). Each conversation stands for itself. */
export async function assistantPlugin(
  app: FastifyInstance,
  {
    clock,
    seed,
    slowMs = SLOW_MS,
    userId = SANDBOX_ASSISTANT_USER_ID,
    key = SANDBOX_ASSISTANT_KEY,
  }: AssistantOptions,
): Promise<void> {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const requests = new OfferRequests(seed);

  function flightsFor(search: FlightSearchPayload, daysLater: number): Offer[] {
    const today = new Date(clock.nowMs()).toISOString().slice(0, 10);
    const query = readOfferQuery({ data: queryOf(search, daysLater) }, today);
    const record = requests.create(query, clock.nowMs(), today, false);
    return record.plans
      .slice(0, KEPT_OFFERS)
      .map((plan, index) => wireOffer(plan, record, requests.offerKey(record, index), NO_TWEAKS, false));
  }

  app.get('/_control/assistant', async () => ({ conversations: CONVERSATIONS }));

  app.post<{ Querystring: { userId?: string } }>('/api/flight/cached', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}` || request.query.userId !== userId) {
      return reply.code(401).send(NOTHING);
    }
    const asked = v.safeParse(CachedFlightsPayloadSchema, request.body);
    if (!asked.success) return NOTHING;
    const { assistantId, search } = asked.output;
    const conversation = conversationOf(assistantId);
    if (conversation === 'nothing-kept') return NOTHING;
    if (conversation === 'down') return reply.code(500).send({ error: 'out of order' });
    if (conversation === 'busy') return reply.code(429).send(NOTHING);
    if (conversation === 'garbage') return reply.type('text/html').send(GARBAGE);
    if (conversation === 'slow') {
      await wait(slowMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    try {
      const flights = flightsFor(search, conversation === 'other-day' ? 1 : 0);
      const offers = flights.map((offer) =>
        keptOffer(offer, conversation === 'old-prices' ? KEPT_PRICE_SHARE : 1),
      );
      const told = conversation === 'half-told' ? offers.map(({ price: _price, ...rest }) => rest) : offers;
      return { error: false, data: { offers: told, dictionaries: namesOf(flights) } };
    } catch (fault) {
      if (fault instanceof WireError) return NOTHING;
      throw fault;
    }
  });
}

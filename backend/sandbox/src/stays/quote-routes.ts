import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readData } from '../duffel/body.ts';
import type { StaysContext } from './context.ts';
import { offersOf, type RatePlan } from './rates.ts';
import { RESULT_LIFE_MS, type FoundRate } from './records.ts';
import { baseOf } from './search-routes.ts';
import { stayErrors } from './stay-errors.ts';
import { wireAccommodation } from './wire-accommodation.ts';
import { amountsOf, wireRoom } from './wire-rates.ts';
import type { StaysQuote } from './wire-types.ts';

const PRICE_UP = 1.04;
const PRICE_DOWN = 0.97;

function findRate(rateId: string, context: StaysContext): FoundRate {
  const { search, house, roomCode, planCode } = context.records.readRateId(rateId);
  const nowMs = context.clock.nowMs();
  if (nowMs >= search.createdMs + RESULT_LIFE_MS) throw stayErrors.rateExpired();
  const room = offersOf(house, search.query, context.today(), nowMs).find(
    (each) => each.room.code === roomCode,
  );
  const plan = room?.plans.find((each) => each.code === planCode);
  if (!room || !plan) throw stayErrors.rateGone();
  return { search, house, room, plan };
}

/** The plan at another price: what it gives back moves with it. */
function repriced(plan: RatePlan, share: number): RatePlan {
  const scaled = (cents: number) => Math.round(cents * share);
  return {
    ...plan,
    totalCents: scaled(plan.totalCents),
    timeline: plan.timeline.map((step) => ({ ...step, refundCents: scaled(step.refundCents) })),
  };
}

function settledRate(rate: FoundRate, { switches }: StaysContext): FoundRate {
  const { house, plan } = rate;
  if (switches.isOn('price_up', { house })) return { ...rate, plan: repriced(plan, PRICE_UP) };
  return switches.isOn('price_down', { house }) ? { ...rate, plan: repriced(plan, PRICE_DOWN) } : rate;
}

export function registerQuoteRoutes(api: FastifyInstance, context: StaysContext): void {
  const { records, switches, clock } = context;

  api.post('/stays/quotes', async (request, reply) => {
    const { rate_id: rateId } = readData(v.object({ rate_id: v.string() }), request.body);
    const found = findRate(rateId, context);
    const { house, search } = found;
    if (switches.isOn('sold_out_at_quote', { house })) throw stayErrors.rateGone();
    if (switches.isOn('expired_at_quote', { house })) throw stayErrors.rateExpired();
    const rate = settledRate(found, context);
    const nowMs = clock.nowMs();
    const base = baseOf(request);
    const withoutPhotos = switches.isOn('no_photos', { house });
    const accommodation = wireAccommodation(house, { base, withoutPhotos });
    const { room, plan } = rate;
    const quote: StaysQuote = {
      ...amountsOf(plan.totalCents, house, search.query),
      id: records.nextId('quo', nowMs),
      check_in_date: search.query.checkIn,
      check_out_date: search.query.checkOut,
      accommodation: {
        ...accommodation,
        rooms: [
          wireRoom(
            { ...room, plans: [plan] },
            {
              house,
              query: search.query,
              base,
              withoutPhotos,
              expiresAt: new Date(nowMs + RESULT_LIFE_MS).toISOString(),
              rateId: () => rateId,
            },
            0,
          ),
        ],
      },
      deposit_amount: null,
      deposit_currency: 'USD',
      supported_loyalty_programme: null,
      rooms: search.query.rooms,
      guests: search.query.guests.map((guest) => ({ ...guest })),
    };
    records.addQuote({ quote, rate, createdMs: nowMs, bookingId: null });
    return reply.code(201).send({ data: quote });
  });

  api.get<{ Params: { id: string } }>('/stays/quotes/:id', async (request) => ({
    data: records.findQuote(request.params.id).quote,
  }));
}

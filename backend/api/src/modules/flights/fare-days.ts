import type {
  FareDay,
  FareDaysPayload,
  FareDaysReply,
  MarginRule,
  SeenFareDay,
  UsualFare,
} from '@travesia/contracts';
import { addDays, daysBetween, priceWithMargin, todayIn, type LocalDate } from '@travesia/domain';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { FareBudget } from './fare-budget.ts';
import { NOTHING_SHOWN_MS, payloadOfFare, PRICE_SHOWN_MS, type FareChecks } from './fare-checks.ts';
import type { FareNotes } from './fare-notes.ts';
import { checkSearch } from './search-rules.ts';
import type { FareDates, FareQuestion, StoredFare } from './seen-fares.ts';
import { sharedCalls } from './shared-calls.ts';

const MINUTE_MS = 60_000;

/** what counts as the same time of travel, and how much has to be known of it. */
const USUAL = { days: 21, nights: 3, observationsMin: 10, seenOnDaysMin: 3 } as const;

export interface FareDaysParts {
  readonly seen: FareNotes;
  readonly checks: FareChecks;
  readonly budget: FareBudget;
  readonly clock: Clock;
  readonly marginOf: (visitor: Visitor) => MarginRule | null;
}

const dayKey = ({ departureDate, returnDate }: FareDates) => `${departureDate} ${returnDate ?? ''}`;

interface Route {
  readonly question: FareQuestion;
  readonly days: FareDay[];
}

/** The days of each pair of places; those of the first day come first. */
function routesOf({ days, ...journey }: FareDaysPayload): Route[] {
  const routes = new Map<string, Route>();
  for (const day of days) {
    const { from = journey.from, to = journey.to } = day;
    const route = routes.get(`${from} ${to}`) ?? { question: { ...journey, from, to }, days: [] };
    route.days.push(day);
    routes.set(`${from} ${to}`, route);
  }
  return [...routes.values()];
}

/** The amounts between which the middle half of all lies. */
function middleHalf(amounts: readonly number[]): { low: number; high: number } {
  const sorted = amounts.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { low: at(0.25), high: at(0.75) };
}

/**
 * Prices of a journey on other days and between other airports: what searches have found, and checks of what nobody has
 * searched.
 */
export function createFareDays({ seen, checks, budget, clock, marginOf }: FareDaysParts) {
  const readOnce = sharedCalls<readonly StoredFare[]>();
  const checkOnce = sharedCalls<number | null>();

  function usualOf(
    fares: readonly StoredFare[],
    searched: FareDates,
    margin: MarginRule | null,
  ): UsualFare | null {
    const nightsOf = ({ departureDate, returnDate }: FareDates) =>
      returnDate === null ? null : daysBetween(departureDate, returnDate);
    const nights = nightsOf(searched);
    const observed = fares.flatMap((fare) => {
      const otherNights = nightsOf(fare);
      const isAlike =
        nights === null || otherNights === null
          ? nights === otherNights
          : Math.abs(nights - otherNights) <= USUAL.nights;
      return isAlike && fare.amount !== null && fare.seenAtMs !== null && fare.currency !== null
        ? [{ amount: fare.amount, currency: fare.currency, seenOn: todayIn(fare.seenAtMs), fare }]
        : [];
    });
    const currency = observed[0]?.currency;
    const others = observed.filter(
      (each) => each.currency === currency && dayKey(each.fare) !== dayKey(searched),
    );
    const seenOn = [...new Set(others.map((each) => each.seenOn))].toSorted();
    const [firstSeenOn, lastSeenOn] = [seenOn[0], seenOn.at(-1)];
    if (others.length < USUAL.observationsMin || seenOn.length < USUAL.seenOnDaysMin) return null;
    if (currency === undefined || firstSeenOn === undefined || lastSeenOn === undefined) return null;
    const { low, high } = middleHalf(others.map(({ amount }) => amount));
    return {
      low: priceWithMargin({ amount: low, currency }, margin),
      high: priceWithMargin({ amount: high, currency }, margin),
      count: others.length,
      firstSeenOn,
      lastSeenOn,
    };
  }

  function shown(
    day: FareDay,
    fare: StoredFare | undefined,
    margin: MarginRule | null,
    nowMs: number,
  ): SeenFareDay {
    const blank = { ...day, price: null, withBagPrice: null, ageMinutes: null };
    if (fare?.checkingUntilMs && fare.checkingUntilMs > nowMs) return { ...blank, state: 'checking' };
    if (!fare || fare.seenAtMs === null) return { ...blank, state: 'unknown' };
    const ageMs = Math.max(0, nowMs - fare.seenAtMs);
    const ageMinutes = Math.floor(ageMs / MINUTE_MS);
    const { amount, withBagAmount, currency } = fare;
    if (amount === null || currency === null) {
      return { ...blank, ageMinutes, state: ageMs < NOTHING_SHOWN_MS ? 'none' : 'old' };
    }
    if (ageMs >= PRICE_SHOWN_MS) return { ...blank, ageMinutes, state: 'old' };
    const price = priceWithMargin({ amount, currency }, margin);
    return {
      ...blank,
      ageMinutes,
      state: 'seen',
      price,
      // A cheaper fare may cost less than one that includes a bag, even with a bag bought in addition.
      withBagPrice: withBagAmount === amount ? price : null,
    };
  }

  /** What is known from the first to the last of a route's days and these. */
  async function storedFares({ question, days }: Route, also: readonly LocalDate[]) {
    const departures = [...also, ...days.map(({ departureDate }) => departureDate)].toSorted();
    const [first, last] = [departures[0] ?? '', departures.at(-1) ?? ''];
    return readOnce(JSON.stringify([question, first, last]), () => seen.ofDays(question, first, last));
  }

  async function read(
    question: FareDaysPayload,
    visitor: Visitor,
    budgetBackInSeconds: number | null,
  ): Promise<FareDaysReply> {
    const [searched] = question.days;
    const routes = routesOf(question);
    if (!searched) throw new Error('no days were asked for');
    const around = [
      addDays(searched.departureDate, -USUAL.days),
      addDays(searched.departureDate, USUAL.days),
    ] as const;
    const stored = await Promise.all(
      routes.map((route, place) => storedFares(route, place === 0 ? around : [])),
    );
    const known = new Map(
      routes.flatMap(({ days }, place) => {
        const byDay = new Map(stored[place]?.map((fare) => [dayKey(fare), fare]));
        return days.map((each) => [each, byDay.get(dayKey(each))] as const);
      }),
    );
    const margin = marginOf(visitor);
    const nowMs = clock.nowMs();
    const isAround = ({ departureDate }: FareDates) =>
      departureDate >= around[0] && departureDate <= around[1];
    return {
      data: question.days.map((each) => shown(each, known.get(each), margin, nowMs)),
      meta: { usual: usualOf(stored[0]?.filter(isAround) ?? [], searched, margin), budgetBackInSeconds },
    };
  }

  async function start(routes: readonly Route[], visitor: Visitor, request: FastifyRequest) {
    const terms = { spend: () => budget.spend(request) };
    let budgetBackInSeconds: number | null = null;
    for (const { question, days } of routes) {
      budgetBackInSeconds ??= await checks.start(question, days, visitor, terms);
    }
    return budgetBackInSeconds;
  }

  return {
    read: (question: FareDaysPayload, visitor: Visitor) => read(question, visitor, null),

    /**
     * Searches for what is not known well enough, in the background. A day that somebody is checking is nobody else's:
     * a thousand visitors who ask for the same month cost one visitor's budget.
     */
    async check(
      question: FareDaysPayload,
      visitor: Visitor,
      request: FastifyRequest,
    ): Promise<FareDaysReply> {
      const routes = routesOf(question);
      for (const route of routes) {
        for (const day of route.days) checkSearch(payloadOfFare(route.question, day), clock.nowMs());
      }
      let isOwn = false;
      const ofFirst = await checkOnce(JSON.stringify(question), () => {
        isOwn = true;
        return start(routes, visitor, request);
      });
      // That somebody else's budget is used up is no reason to refuse.
      const ofThis = ofFirst === null || isOwn ? ofFirst : await start(routes, visitor, request);
      return read(question, visitor, ofThis);
    },
  };
}
export type FareDays = ReturnType<typeof createFareDays>;

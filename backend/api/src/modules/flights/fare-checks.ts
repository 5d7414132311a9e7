import { FlightSearchPayloadSchema, type FlightSearchPayload } from '@travesia/contracts';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { FareNotes } from './fare-notes.ts';
import type { FareDates, FareQuestion } from './seen-fares.ts';

const MINUTE_MS = 60_000;
/** An older price says little about today's. */
export const PRICE_SHOWN_MS = 3 * 24 * 60 * MINUTE_MS;
/** Seats come back sooner than fares fall. */
export const NOTHING_SHOWN_MS = 6 * 60 * MINUTE_MS;
/** Longer than the supplier may take for a search. */
const CHECK_MS = MINUTE_MS;
const CHECKED_AT_ONCE = 3;

export interface FareChecksParts {
  readonly seen: FareNotes;
  readonly clock: Clock;
  /** An ordinary search, shared with everybody who makes the same one. */
  readonly search: (payload: FlightSearchPayload, visitor: Visitor) => Promise<unknown>;
  readonly onFailed: (error: unknown) => void;
}

export interface CheckTerms {
  /** Counts one search: null if it may be made, else the seconds until the next one may. */
  readonly spend: () => Promise<number | null>;
  /** How long a price is known well enough. */
  readonly pricesForMs?: number;
}

interface Check {
  readonly question: FareQuestion;
  readonly day: FareDates;
  readonly visitor: Visitor;
  readonly untilMs: number;
}

export function payloadOfFare(
  { from, to, cabin, travelerInfo }: FareQuestion,
  { departureDate, returnDate }: FareDates,
): FlightSearchPayload {
  return v.parse(FlightSearchPayloadSchema, {
    legInfo: {
      1: { from, to, departureDate },
      ...(returnDate !== null && { 2: { from: to, to: from, departureDate: returnDate } }),
    },
    ...(cabin && { cabin }),
    travelerInfo,
  });
}

/** Searches in the background for prices that nobody has seen, within the budget of who asks. */
export function createFareChecks({ seen, clock, search, onFailed }: FareChecksParts) {
  const waiting: Check[] = [];
  const running = new Set<Promise<void>>();
  let isStopped = false;

  async function check({ question, day, visitor, untilMs }: Check): Promise<void> {
    const toMs = clock.nowMs() + CHECK_MS;
    // It may have waited so long that another process has taken over.
    if (!(await seen.renew(question, day, { fromMs: untilMs, toMs }))) return;
    try {
      await search(payloadOfFare(question, day), visitor);
      await seen.write();
    } finally {
      await seen.release(question, day, toMs);
    }
  }

  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next && !isStopped; next = waiting.shift()) {
      await check(next).catch(onFailed);
    }
  }

  function enqueue(next: Check): void {
    waiting.push(next);
    if (running.size >= CHECKED_AT_ONCE) return;
    const started = lane().finally(() => running.delete(started));
    running.add(started);
  }

  return {
    /**
     * Days that are known well enough, or that somebody is checking, are left out. Returns the seconds until the
     * budget allows more, where it does not allow all.
     */
    async start(
      question: FareQuestion,
      days: readonly FareDates[],
      visitor: Visitor,
      { spend, pricesForMs = PRICE_SHOWN_MS }: CheckTerms,
    ): Promise<number | null> {
      await seen.write();
      const nowMs = clock.nowMs();
      const untilMs = nowMs + CHECK_MS;
      const claimed = await seen.claim(question, days, {
        untilMs,
        pricesBeforeMs: nowMs - pricesForMs,
        nothingBeforeMs: nowMs - NOTHING_SHOWN_MS,
      });
      let budgetBackInSeconds: number | null = null;
      for (const day of claimed) {
        budgetBackInSeconds ??= await spend();
        if (budgetBackInSeconds === null) enqueue({ question, day, visitor, untilMs });
        else await seen.release(question, day, untilMs);
      }
      return budgetBackInSeconds;
    },

    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
export type FareChecks = ReturnType<typeof createFareChecks>;

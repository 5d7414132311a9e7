import { useEffect, useMemo, useState } from 'react';
import type { FareDay, FareDaysReply, SeenFareDay, UsualFare } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import type { FlightSearch } from '../../search/model/flight-search.ts';
import { searchPayload } from '../../search/model/search-payload.ts';
import { checkFareDays, readFareDays } from '../api/fare-days.ts';
import { dayKey } from '../model/days-around.ts';

const READ_AGAIN_MS = 1500;
const FRESH_MS = 60_000;

/** A day as its cell shows it. `loading`: not read yet. `failed`: reading it failed, or a check found out nothing. */
export type DayFare = Omit<SeenFareDay, 'state'> & {
  readonly state: SeenFareDay['state'] | 'loading' | 'failed';
};

const blank = (day: FareDay): SeenFareDay => ({
  ...day,
  state: 'unknown',
  price: null,
  withBagPrice: null,
  ageMinutes: null,
});
const isOpen = ({ state }: SeenFareDay) => state === 'unknown' || state === 'old';

export interface FareDaysState {
  readonly dayOf: (day: FareDay) => DayFare;
  readonly usual: UsualFare | null;
  /** Until then nothing more is checked for this visitor. */
  readonly budgetBackInSeconds: number | null;
  readonly check: (days: readonly FareDay[]) => void;
}

/** Prices of the search on other days; the first day is the one that is compared with what is usual. */
export function useFareDays(search: FlightSearch, days: readonly FareDay[]): FareDaysState {
  const { api, today } = useRemotePage();
  const { market } = usePlatform();
  const queries = useQueryClient();
  const payload = searchPayload(search, { today, infoData: api.infoData() });
  const journey = payload && {
    from: payload.legInfo[1].from,
    to: payload.legInfo[1].to,
    ...(payload.cabin && { cabin: payload.cabin }),
    travelerInfo: payload.travelerInfo,
  };
  const question = journey && days.length > 0 ? { ...journey, days: [...days] } : null;
  const journeyKey = JSON.stringify(journey);
  const key = ['fare-days', market.id, journeyKey, JSON.stringify(days)];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => {
      if (!question) throw new Error('prices of other days need both ends of the journey');
      return readFareDays(api, question, signal);
    },
    enabled: question !== null,
    staleTime: FRESH_MS,
    retry: false,
    // More days of the same journey: those that are known stay.
    placeholderData: (before: FareDaysReply | undefined, query) =>
      query?.queryKey[2] === journeyKey ? before : undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state }) => state === 'checking') ? READ_AGAIN_MS : false,
  });
  /** What this visitor has had checked, by day; `true` while its check is on its way to the server. */
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [budgetBackInSeconds, setBudget] = useState<number | null>(null);
  const { data } = query;

  async function check(wanted: readonly FareDay[]): Promise<void> {
    if (!question) return;
    const note = (days: readonly FareDay[], isOnItsWay: boolean) =>
      setAsked((before) => new Map([...before, ...days.map((day) => [dayKey(day), isOnItsWay] as const)]));
    note(wanted, true);
    try {
      const reply = await checkFareDays(api, {
        ...question,
        days: wanted.map(({ departureDate, returnDate, from, to }) => ({
          departureDate,
          returnDate,
          from,
          to,
        })),
      });
      const checked = new Map(reply.data.map((day) => [dayKey(day), day]));
      queries.setQueryData<FareDaysReply>(key, (before) => ({
        meta: before?.meta ?? reply.meta,
        data: (before?.data ?? question.days.map(blank)).map((day) => checked.get(dayKey(day)) ?? day),
      }));
      setBudget(reply.meta.budgetBackInSeconds);
    } catch (failure) {
      console.warn('prices of other days could not be checked', failure);
    }
    note(wanted, false);
  }

  const known = useMemo(() => new Map(data?.data.map((day) => [dayKey(day), day])), [data]);
  const isChecking = data?.data.some(({ state }) => state === 'checking') ?? false;
  const hasAsked = asked.size > 0;
  useEffect(() => {
    // The same days are in the strip and in the table.
    if (!isChecking && hasAsked)
      void queries.invalidateQueries({ queryKey: ['fare-days'], refetchType: 'inactive' });
  }, [isChecking, hasAsked, queries]);

  return {
    dayOf(day) {
      const read = known.get(dayKey(day));
      const fare = read ?? blank(day);
      const isOnItsWay = asked.get(dayKey(day));
      if (query.isPending || (!read && query.isPlaceholderData)) return { ...fare, state: 'loading' };
      if (!read && query.isError && !isOnItsWay) return { ...fare, state: 'failed' };
      if (!isOpen(fare) || isOnItsWay === undefined) return fare;
      if (isOnItsWay) return { ...fare, state: 'checking' };
      return budgetBackInSeconds === null ? { ...fare, state: 'failed' } : fare;
    },
    usual: data?.meta.usual ?? null,
    budgetBackInSeconds,
    check: (wanted) => void check(wanted),
  };
}

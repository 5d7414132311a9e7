import { useEffect, useEffectEvent, useState } from 'react';
import { EXPLORED_AT_ONCE, type ExploredPlace, type ExploreReply } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import { checkExplore, readExplore } from '../api/explore.ts';
import type { ExploreSearch } from '../model/explore-search.ts';

const READ_AGAIN_MS = 1500;
const FRESH_MS = 60_000;

/** `failed`: a check found out nothing. */
export type ShownPlace = Omit<ExploredPlace, 'state'> & { readonly state: ExploredPlace['state'] | 'failed' };

const isOpen = ({ state }: ShownPlace) => state === 'unknown' || state === 'old' || state === 'failed';

/** Places to go and their prices, and checks of those that are not known. */
export function useExplore(search: ExploreSearch & { readonly from: string }, isAsked: boolean) {
  const { api, locale } = useRemotePage();
  const { market } = usePlatform();
  const queries = useQueryClient();
  const key = ['explore', market.id, locale, JSON.stringify(search)];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readExplore(api, search, signal),
    staleTime: FRESH_MS,
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state }) => state === 'checking') ? READ_AGAIN_MS : false,
  });
  /** What this visitor has had checked; `true` while its check is on its way to the server. */
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [budgetBackInSeconds, setBudget] = useState<number | null>(null);

  const shown = (place: ExploredPlace): ShownPlace => {
    const isOnItsWay = asked.get(place.code);
    if (isOnItsWay) return { ...place, state: 'checking' };
    if (isOnItsWay === undefined || place.state !== 'unknown' || budgetBackInSeconds !== null) return place;
    return { ...place, state: 'failed' };
  };
  const places = (query.data?.data ?? []).map(shown);

  async function check(codes: readonly string[]): Promise<void> {
    const note = (isOnItsWay: boolean) =>
      setAsked((before) => new Map([...before, ...codes.map((code) => [code, isOnItsWay] as const)]));
    note(true);
    try {
      const reply = await checkExplore(api, { ...search, to: [...codes] });
      queries.setQueryData<ExploreReply>(key, reply);
      setBudget(reply.meta.budgetBackInSeconds);
    } catch (failure) {
      console.warn('prices of places could not be checked', failure);
    }
    note(false);
  }

  const next = places
    .filter((place) => !place.price && isOpen(place))
    .slice(0, EXPLORED_AT_ONCE)
    .map(({ code }) => code);
  const checkFirst = useEffectEvent(() => {
    if (asked.size === 0 && next.length > 0 && !places.some(({ price }) => price)) void check(next);
  });
  const isRead = query.data !== undefined;
  useEffect(() => {
    if (isAsked && isRead) checkFirst();
  }, [isAsked, isRead]);
  return {
    query,
    places,
    /** Those that one press has checked: places without a price, the nearest first. */
    next,
    checking: places.filter(({ state }) => state === 'checking').length,
    canCheck: (place: ShownPlace) => isOpen(place) && budgetBackInSeconds === null,
    /** Until then nothing more is checked for this visitor. */
    budgetBackInSeconds,
    check: (codes: readonly string[]) => void check(codes),
  };
}
export type Explored = ReturnType<typeof useExplore>;

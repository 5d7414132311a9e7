import { useQuery } from '@travesia/platform/libraries';
import { failureCode } from '@travesia/api-client';
import { isGone } from '@travesia/contracts';
import type { Locale } from '@travesia/domain';

export type CheckedOffer<Reply> = {
  /** Where the checked offer is kept, in every language. */
  key: readonly unknown[];
  locale: Locale;
  /** Null while nothing was chosen. */
  ask: ((signal: AbortSignal) => Promise<Reply>) | null;
};

/**
 * What was chosen: as it was checked then, or checked now when its address is opened cold. Asking again means a new price
 * (S-45). In another language it is read in the other words, and stays in those it has where that fails (P-13).
 */
export function useCheckedOffer<Reply>({ key, locale, ask }: CheckedOffer<Reply>) {
  return useQuery({
    queryKey: [...key, locale],
    async queryFn({ signal, client, queryKey }) {
      if (!ask) throw new Error('nothing was chosen');
      const known =
        client.getQueryData<Reply>(queryKey) === undefined &&
        client
          .getQueriesData<Reply>({ queryKey: key })
          .map(([, reply]) => reply)
          .find((reply) => reply !== undefined);
      try {
        return await ask(signal);
      } catch (failure) {
        if (!known || isGone(failureCode(failure))) throw failure;
        console.warn('what is chosen could not be read in the other language', failure);
        return known;
      }
    },
    placeholderData: (shown, before) =>
      key.every((part, at) => before?.queryKey[at] === part) ? shown : undefined,
    enabled: ask !== null,
    staleTime: Infinity,
    retry: false,
  });
}

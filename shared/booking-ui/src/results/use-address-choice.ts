import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from '@travesia/platform/libraries';

export type AddressChoiceRules<Choice> = {
  read: (query: URLSearchParams) => Choice;
  /** Writes it into a copy of the address; the search in it stays as it is. */
  write: (query: URLSearchParams, choice: Choice) => URLSearchParams;
};

export type AddressChoice<Choice> = {
  choice: Choice;
  /** With `isStep` the way back leads to the choice before. */
  choose: (next: Choice, isStep?: boolean) => void;
};

/** What a traveller did with a list lives in the address: reload, share and Back find it (F-14). */
export function useAddressChoice<Choice>({ read, write }: AddressChoiceRules<Choice>): AddressChoice<Choice> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const choice = useMemo(() => read(query), [read, query]);
  const choose = useCallback(
    (next: Choice, isStep = false) => {
      const text = write(query, next).toString();
      void navigate({ pathname, search: `?${text}` }, { replace: !isStep, preventScrollReset: true });
    },
    [navigate, pathname, query, write],
  );
  return { choice, choose };
}

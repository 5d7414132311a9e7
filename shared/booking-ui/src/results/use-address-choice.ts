import { useCallback, useEffect, useMemo, useState, type SetStateAction } from 'react';
import { useSame } from '@travesia/page';
import { useLocation, useNavigate } from '@travesia/platform/libraries';

export type AddressChoiceRules<Choice> = {
  read: (query: URLSearchParams) => Choice;
  /** Writes it into a copy of the address; the search in it stays as it is. */
  write: (query: URLSearchParams, choice: Choice) => URLSearchParams;
};

export type AddressChoice<Choice> = {
  choice: Choice;
  /** Two changes in a row add up. With `isStep` the way back leads to the choice before. */
  choose: (change: (now: Choice) => Choice, isStep?: boolean) => void;
};

/** A new value, or how it follows from the one that holds. */
export function changed<Value extends object>(change: SetStateAction<Value>, now: Value): Value {
  return typeof change === 'function' ? change(now) : change;
}

/**
 * What a traveller did with a list lives in the address: reload, share and Back find it (F-14). The list follows first,
 * in a transition where there is one; the address, which the whole page listens to, is written after it is painted.
 */
export function useAddressChoice<Choice>({ read, write }: AddressChoiceRules<Choice>): AddressChoice<Choice> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const written = useMemo(() => read(query), [read, query]);
  // Holds until it is written, or until the address changes by anything else.
  const [chosen, setChosen] = useState<{ choice: Choice; after: string } | null>(null);
  const unwritten = chosen?.after === search ? chosen.choice : null;
  const choice = useSame(unwritten ?? written);
  const writeAddress = useCallback(
    (next: Choice, isStep: boolean) => {
      const text = write(query, next).toString();
      void navigate({ pathname, search: `?${text}` }, { replace: !isStep, preventScrollReset: true });
    },
    [navigate, pathname, query, write],
  );
  useEffect(() => {
    if (chosen === null) return;
    if (chosen.after === search) writeAddress(chosen.choice, false);
    setChosen((now) => (now === chosen ? null : now));
  }, [chosen, search, writeAddress]);
  const choose = useCallback(
    (change: (now: Choice) => Choice, isStep = false) => {
      if (isStep) writeAddress(change(choice), true);
      else
        setChosen((before) => ({
          choice: change(before?.after === search ? before.choice : choice),
          after: search,
        }));
    },
    [choice, search, writeAddress],
  );
  return { choice, choose };
}

import { useState, type RefObject } from 'react';
import { useEarlyDates } from '@travesia/booking-ui/date-range';
import { useRemotePage } from '@travesia/page';
import type { ActivityForm, ActivitySearch } from '../model/activity-search.ts';
import { formOf, searchOf } from '../model/search-form.ts';
import { hasProblems, searchProblems, type SearchProblems } from '../model/search-problems.ts';
import { DATE_NAMES } from '../model/search-query.ts';

export type ActivityFormState = {
  form: ActivityForm;
  change: (part: Partial<ActivityForm>) => void;
  problems: SearchProblems;
  /** The search when it can be made; else its problems are shown. */
  submit: () => ActivitySearch | null;
};

/** State of the search panel. Problems show after the first attempt and go as they are mended. */
export function useActivityForm(
  initial: ActivitySearch,
  { typed, isChecked }: { typed: string; isChecked: boolean },
  element: RefObject<HTMLFormElement | null>,
): ActivityFormState {
  const { today } = useRemotePage();
  const [form, setForm] = useState(() => formOf(initial, { today, typed }));
  const [wasTried, setWasTried] = useState(isChecked);
  useEarlyDates(element, DATE_NAMES, ({ from, to }) =>
    setForm((current) => ({ ...current, from: from ?? current.from, to: to ?? current.to })),
  );
  const problems = searchProblems(form, today);

  return {
    form,
    change: (part) => setForm((current) => ({ ...current, ...part })),
    problems: wasTried ? problems : {},
    submit() {
      setWasTried(true);
      return hasProblems(problems) ? null : searchOf(form);
    },
  };
}

import { useState, type RefObject } from 'react';
import { useEarlyDates, type DateRange, type EarlyDates } from '../date-range/index.ts';

export type SearchFormRules<Form, Problems extends object, Search> = {
  /** The form as it opens. */
  start: () => Form;
  /** Shows at once what is wrong with it. */
  isChecked: boolean;
  dateNames: Readonly<Record<keyof DateRange, string>>;
  /** The form with what was chosen in it before there was code. */
  withDates: (form: Form, dates: EarlyDates, sent: FormData) => Form;
  /** Looks up what was typed and not picked from a list, before the search is made. */
  settle: (form: Form) => Promise<Form>;
  /** One problem a field; empty where the search can be made. */
  problemsOf: (form: Form) => Problems;
  searchOf: (form: Form) => Search;
};

export type SearchFormState<Form, Problems, Search> = {
  form: Form;
  change: (part: Partial<Form>) => void;
  problems: Partial<Problems>;
  /** The search and its form when it can be made; else its problems are shown. */
  submit: () => Promise<{ search: Search; form: Form } | null>;
};

/**
 * State of a search form. The problems of an attempt show and go as they are mended; one that a later change makes is
 * shown by the next attempt, so that a child who was just added is not an error.
 */
export function useSearchForm<Form extends object, Problems extends object, Search>(
  element: RefObject<HTMLFormElement | null>,
  rules: SearchFormRules<Form, Problems, Search>,
): SearchFormState<Form, Problems, Search> {
  const [form, setForm] = useState(rules.start);
  const [found, setFound] = useState(() => (rules.isChecked ? rules.problemsOf(form) : null));
  useEarlyDates(element, rules.dateNames, (dates, sent) =>
    setForm((current) => rules.withDates(current, dates, sent)),
  );
  const problems = Object.fromEntries(
    Object.entries(rules.problemsOf(form)).filter(
      ([field, problem]) => found?.[field as keyof Problems] === problem,
    ),
  ) as Partial<Problems>;
  return {
    form,
    change: (part) => setForm((current) => ({ ...current, ...part })),
    problems,
    async submit() {
      const settled = await rules.settle(form);
      setForm(settled);
      const left = rules.problemsOf(settled);
      setFound(left);
      return Object.keys(left).length === 0 ? { search: rules.searchOf(settled), form: settled } : null;
    },
  };
}

import { useState, type RefObject } from 'react';
import { useEarlyDates, type DateRange, type EarlyDates } from '../date-range/index.ts';

export type SearchFormRules<Form, Problems extends object, Search> = {
  /** The form as it opens. */
  start: () => Form;
  /** Shows at once what is wrong with it. */
  isChecked: boolean;
  dateNames: Readonly<Record<keyof DateRange, string>>;
  /** The form with days that were chosen before there was code. */
  withDates: (form: Form, dates: EarlyDates) => Form;
  /** One problem a field; empty where the search can be made. */
  problemsOf: (form: Form) => Problems;
  searchOf: (form: Form) => Search;
};

export type SearchFormState<Form, Problems, Search> = {
  form: Form;
  change: (part: Partial<Form>) => void;
  problems: Partial<Problems>;
  /** The search when it can be made; else its problems are shown. */
  submit: () => Search | null;
};

/** State of a search form. Problems show after the first attempt and go as they are mended. */
export function useSearchForm<Form extends object, Problems extends object, Search>(
  element: RefObject<HTMLFormElement | null>,
  rules: SearchFormRules<Form, Problems, Search>,
): SearchFormState<Form, Problems, Search> {
  const [form, setForm] = useState(rules.start);
  const [wasTried, setWasTried] = useState(rules.isChecked);
  useEarlyDates(element, rules.dateNames, (dates) => setForm((current) => rules.withDates(current, dates)));
  const problems = rules.problemsOf(form);
  return {
    form,
    change: (part) => setForm((current) => ({ ...current, ...part })),
    problems: wasTried ? problems : {},
    submit() {
      setWasTried(true);
      return Object.keys(problems).length > 0 ? null : rules.searchOf(form);
    },
  };
}

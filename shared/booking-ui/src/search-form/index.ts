export { SearchForm, type SearchFormProps } from './search-form.tsx';
export { useSearchForm, type SearchFormRules, type SearchFormState } from './use-search-form.ts';

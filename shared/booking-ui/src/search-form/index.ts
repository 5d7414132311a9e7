export { SearchForm } from './search-form.tsx';
export { useSearchForm, type SearchFormState } from './use-search-form.ts';

export { CruiseSearch } from './cruise-search.tsx';

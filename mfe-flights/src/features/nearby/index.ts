export { SearchHelp, type SearchHelpProps } from './components/search-help.tsx';

export { ResultsPage } from './components/results-page.tsx';
export { resultsTexts } from './texts.ts';

export { SummaryPage } from './components/summary-page.tsx';
export { summaryTexts } from './texts.ts';

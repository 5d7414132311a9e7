export { ActivityPage } from './components/activity-page.tsx';
export { detailTexts } from './texts.ts';

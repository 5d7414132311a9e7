export { DetailPage } from './components/detail-page.tsx';
export { detailTexts } from './texts.ts';

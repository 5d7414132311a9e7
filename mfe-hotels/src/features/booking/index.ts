export { StayPage } from './components/stay-page.tsx';
export { stayTexts } from './texts.ts';

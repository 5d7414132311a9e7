export { MyJourneyPage } from './my-journey-page.tsx';

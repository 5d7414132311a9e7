export { NearbyDays } from './components/nearby-days.tsx';
export { NearbyFares } from './components/nearby-fares.tsx';
export { fareDaysTexts } from './texts.ts';

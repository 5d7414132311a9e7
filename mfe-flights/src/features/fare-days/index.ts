export { NearbyDays, type NearbyDaysProps } from './components/nearby-days.tsx';
export { NearbyFares, type NearbyFaresProps } from './components/nearby-fares.tsx';
export { fareDaysTexts } from './texts.ts';

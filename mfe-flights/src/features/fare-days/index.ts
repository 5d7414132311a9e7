export { NearbyDays, type NearbyDaysProps } from './components/nearby-days.tsx';
export { fareDaysTexts } from './texts.ts';

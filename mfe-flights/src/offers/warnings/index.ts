export { useShortWarnings } from './use-warnings.ts';
export { TravelWarnings } from './travel-warnings.tsx';
export { warningTexts } from './texts.ts';

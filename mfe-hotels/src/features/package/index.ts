export { PackageBar } from './components/package-bar.tsx';
export { TripPrice } from './components/trip-price.tsx';
export { packageTexts } from './texts.ts';

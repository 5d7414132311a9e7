export { PackageBar } from './components/package-bar.tsx';
export { PackageTotal } from './components/package-total.tsx';
export { packageTexts } from './texts.ts';

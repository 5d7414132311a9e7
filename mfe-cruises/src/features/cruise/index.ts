export { CruisePage } from './components/cruise-page.tsx';

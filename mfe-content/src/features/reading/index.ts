export { ReadingPage } from './components/reading-page.tsx';

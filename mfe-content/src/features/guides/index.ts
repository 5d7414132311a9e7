export { HomeGuides } from './components/home-guides.tsx';

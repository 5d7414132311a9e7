export { NextCruises } from './components/next-cruises.tsx';

export { PageWidth } from './page-width.tsx';

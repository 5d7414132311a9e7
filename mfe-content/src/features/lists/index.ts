export { ListPage } from './components/list-page.tsx';

export { useList } from './api/use-list.ts';
export { ListPage } from './components/list-page.tsx';

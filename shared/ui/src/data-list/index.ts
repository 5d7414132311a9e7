export { DataList, type DataRow } from './data-list.tsx';

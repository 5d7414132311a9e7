export { DataList, type DataListProps, type DataRow } from './data-list.tsx';

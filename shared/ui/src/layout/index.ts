export { Card, Cluster, PageWidth, Stack } from './layout.tsx';

export { Card, Cluster, PageWidth, Stack, type Gap } from './layout.tsx';

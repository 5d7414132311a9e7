export { RouteArc } from './route-arc.tsx';

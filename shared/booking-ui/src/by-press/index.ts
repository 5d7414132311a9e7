export { ByPress } from './by-press.tsx';

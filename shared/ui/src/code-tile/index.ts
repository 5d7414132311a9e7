export { CodeTile } from './code-tile.tsx';

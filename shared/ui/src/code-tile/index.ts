export { CodeTile, type CodeTileProps } from './code-tile.tsx';

import type { ContentEntity } from '@travesia/contracts';
import { CodeTile } from '@travesia/ui/code-tile';

/** The code of an airline or airport in a tile of our own; nobody's mark (E-09). */
export function Tile({ entity: { kind, code } }: { entity: ContentEntity }) {
  return (kind === 'airline' || kind === 'airport') && code ? <CodeTile code={code} size="large" /> : null;
}

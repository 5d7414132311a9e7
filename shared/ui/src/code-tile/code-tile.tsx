import { classes } from '../classes/index.ts';
import { tileHue } from './tile-hue.ts';
import styles from './code-tile.module.css';

export type CodeTileProps = {
  /** Two or three letters. */
  code: string;
  /** Read aloud; without it the tile is an ornament beside its name. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
};

/** A neutral tile with a code, its colour derived from the code: nobody's mark. */
export function CodeTile({ code, label, size = 'medium' }: CodeTileProps) {
  return (
    <span
      className={classes(
        styles.tile,
        styles[size],
        code.length > 2 && styles.three,
        styles[`hue${tileHue(code)}`],
      )}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {code}
    </span>
  );
}

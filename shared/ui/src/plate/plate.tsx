import { useMemo } from 'react';
import { classes } from '../classes/index.ts';
import { PLATE_HEIGHT, platePaths, PLATE_WIDTH, type PlateKind } from './plate-paths.ts';
import styles from './plate.module.css';

export type PlateProps = {
  kind: PlateKind;
  /** What it stands for: no two of a list look alike. */
  seed: string;
  className?: string | undefined;
};

/** Stands where there is no photograph, and does not pretend to be one: an ornament that is read by nobody. */
export function Plate({ kind, seed, className }: PlateProps) {
  const { ink, paths } = useMemo(() => platePaths(kind, seed), [kind, seed]);
  return (
    <svg
      className={classes(styles.plate, className)}
      viewBox={`0 0 ${PLATE_WIDTH} ${PLATE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-ink={ink}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

import { classes } from '../classes/index.ts';
import { drawScene } from './draw-scene.ts';
import type { SceneKind } from './lands.ts';
import type { SceneLight } from './palette.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './paper.ts';
import styles from './scene.module.css';

export type SceneProps = {
  kind: SceneKind;
  /** The place: the same word gives the same picture. */
  seed: string;
  light?: SceneLight;
  /** Read aloud; without it the picture is an ornament. */
  label?: string;
  className?: string;
};

const SHADOW = '#101a33';

/** A paper-cut landscape for a place that has no photograph. */
export function Scene({ kind, seed, light = 'day', label, className }: SceneProps) {
  return (
    <svg
      className={classes(styles.scene, className)}
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawScene(kind, seed, light).map((sheet, index) => (
        // The sheets of a scene never change place.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={index} opacity={sheet.opacity}>
          {!sheet.flat && (
            <>
              <path d={sheet.path} fill={SHADOW} opacity={0.07} transform="translate(3 -5)" />
              <path d={sheet.path} fill={SHADOW} opacity={0.1} transform="translate(1.5 -2)" />
            </>
          )}
          <path d={sheet.path} fill={sheet.fill} />
          {sheet.details?.map((cut, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <path key={place} d={cut.path} fill={cut.fill} opacity={cut.opacity} />
          ))}
        </g>
      ))}
    </svg>
  );
}

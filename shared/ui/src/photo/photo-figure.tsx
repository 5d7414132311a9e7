import { useCallback, useState } from 'react';
import { classes } from '../classes/index.ts';
import styles from './photo.module.css';
import { Photo, type PhotoProps } from './photo.tsx';

export type PhotoFigureProps = Omit<PhotoProps, 'className' | 'onFailure'> & {
  /** Its caption and who made it; empty where there is nothing to say. */
  about: string;
  /** Of the frame. */
  frameClassName?: string | undefined;
  className?: string | undefined;
};

/** A photograph with the words that belong to it: where it does not come, there is nothing they would be about. */
export function PhotoFigure({ about, frameClassName, className, ...photo }: PhotoFigureProps) {
  const address = photo.picture?.sizes.at(-1)?.url;
  const [failed, setFailed] = useState<string>();
  const onFailure = useCallback(() => setFailed(address), [address]);
  return (
    <figure className={classes(styles.figure, className)}>
      <Photo {...photo} onFailure={onFailure} {...(frameClassName && { className: frameClassName })} />
      {about !== '' && address !== undefined && failed !== address && (
        <figcaption className={styles.about}>{about}</figcaption>
      )}
    </figure>
  );
}

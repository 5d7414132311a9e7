import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes/index.ts';
import { Scene, type SceneProps } from './scene.tsx';
import styles from './scene.module.css';

const NEAR = '300px 0px';

/**
 * A scene in a list: drawn when somebody comes near it, so that a page with many of them is not heavy.
 * Until then its place stands in the colour of paper.
 */
export function LazyScene(props: SceneProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (!watched) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  if (isNear) return <Scene {...props} />;
  const { label, className } = props;
  return (
    <span
      ref={place}
      className={classes(styles.place, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}

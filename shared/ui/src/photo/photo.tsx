import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './photo.module.css';

/** One picture in one width. */
export type PhotoSize = { url: string; width: number; height: number };

export type PhotoProps = {
  /** The same picture, smallest first; empty where there is none. */
  sizes: readonly PhotoSize[];
  /** What is seen; empty where the words beside it say so already. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`: "(width >= 768px) 16rem, 100vw". */
  shownAs: string;
  /** Stands in where there is no picture, and where it did not come. */
  fallback: ReactNode;
  /** In the first view: asked for at once. */
  eager?: boolean;
  className?: string;
};

/** A photograph in its frame: a quiet ground until it is there, a stand-in where it never comes. */
export function Photo({ sizes, alt, shownAs, fallback, eager, className }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const largest = sizes.at(-1);
  const address = largest?.url;

  useEffect(() => {
    // A picture of the server's HTML may have come, or failed, before there was code to hear of it.
    const element = image.current;
    if (!element?.complete) setState('loading');
    else setState(element.naturalWidth > 0 ? 'shown' : 'failed');
  }, [address]);

  const isMissing = !largest || state === 'failed';
  return (
    <span className={classes(styles.frame, className)} data-state={largest ? state : 'none'}>
      {isMissing && fallback}
      {largest && state !== 'failed' && (
        <img
          ref={image}
          className={styles.image}
          src={largest.url}
          srcSet={sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={shownAs}
          width={largest.width}
          height={largest.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}

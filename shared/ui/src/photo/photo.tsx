import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './photo.module.css';

/** One picture in one width. */
type PhotoSize = { url: string; width: number; height: number };

export type PhotoPicture = {
  /** The same picture, smallest first. */
  sizes: readonly PhotoSize[];
  /** What stays in sight where the frame cuts it, in shares of its width and height. */
  focus?: { x: number; y: number } | undefined;
  /** A few points of it, as a `data:` address. */
  blur?: string | undefined;
};

export type PhotoProps = {
  /** Absent where there is none. */
  picture: PhotoPicture | null | undefined;
  /** What is seen; empty where the words beside it say so already. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`: "(width >= 768px) 16rem, 100vw". */
  shownAs: string;
  /** Stands in where there is no picture, and where it did not come. */
  fallback: ReactNode;
  /** In the first view: asked for at once. */
  eager?: boolean;
  /** It did not come, and its stand-in is shown. */
  onFailure?: (() => void) | undefined;
  className?: string;
};

/** The policy of pages allows no style of an element: quarters are enough for a frame. */
const quarter = (share: number) => Math.round(share * 4) * 25;

/** A photograph in its frame: its blur until it is there, a stand-in where it never comes. */
export function Photo({ picture, alt, shownAs, fallback, eager, onFailure, className }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { sizes = [], focus, blur } = picture ?? {};
  const largest = sizes.at(-1);
  const address = largest?.url;

  useEffect(() => {
    // A picture of the server's HTML may have come, or failed, before there was code to hear of it.
    const element = image.current;
    if (!element?.complete) setState('loading');
    else setState(element.naturalWidth > 0 ? 'shown' : 'failed');
  }, [address]);
  const isFailed = state === 'failed';
  useEffect(() => {
    if (isFailed) onFailure?.();
  }, [isFailed, onFailure]);

  if (!largest || isFailed) {
    return (
      <span className={classes(styles.frame, className)} data-state={largest ? 'failed' : 'none'}>
        {fallback}
      </span>
    );
  }
  const place = focus && { 'data-focus-x': quarter(focus.x), 'data-focus-y': quarter(focus.y) };
  return (
    <span className={classes(styles.frame, className)} data-state={state}>
      {blur && state === 'loading' && <img className={styles.blur} src={blur} alt="" {...place} />}
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
        {...place}
      />
    </span>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts';
import { Photo, type PhotoPicture } from '../photo/index.ts';
import styles from './gallery.module.css';

export type GalleryPhoto = PhotoPicture & {
  caption: string;
  /** The caption unless it is given. */
  alt?: string | undefined;
  credit?: string | undefined;
};

export type GalleryProps = {
  photos: readonly GalleryPhoto[];
  /** Name of the whole for screen readers. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "3 de 12". */
  countLabel: (number: number, count: number) => string;
  /** "Foto: Ana Ruiz". */
  creditLabel: (credit: string) => string;
  /** Stands in for a photograph that is missing. */
  fallback: ReactNode;
  className?: string;
};

/** A row that scrolls is reached by the keyboard as well. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

/** Photographs in a row that snaps: a finger swipes, two buttons step, the words say where one is. */
export function Gallery({
  photos,
  label,
  previousLabel,
  nextLabel,
  countLabel,
  creditLabel,
  fallback,
  className,
}: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const current = photos[shown];

  const readPosition = () => {
    const element = row.current;
    if (element && element.clientWidth > 0) setShown(Math.round(element.scrollLeft / element.clientWidth));
  };
  const goTo = (index: number) => {
    const element = row.current;
    setShown(index);
    element?.scrollTo?.({ left: index * element.clientWidth });
  };

  if (photos.length === 0) return <div className={classes(styles.frame, className)}>{fallback}</div>;
  return (
    <figure className={classes(styles.gallery, className)} aria-label={label}>
      <ul
        ref={row}
        className={classes(styles.row, styles.frame)}
        role="list"
        {...SCROLLED_BY_KEYS}
        onScroll={readPosition}
      >
        {photos.map((photo, index) => (
          <li key={photo.sizes[0]?.url ?? index} className={styles.photo}>
            <Photo
              picture={photo}
              alt={photo.alt ?? photo.caption}
              shownAs="(width >= 1024px) 50rem, 100vw"
              eager={index === 0}
              fallback={fallback}
              className={styles.image ?? ''}
            />
          </li>
        ))}
      </ul>
      <figcaption className={styles.foot}>
        <span>
          {[current?.caption, current?.credit && creditLabel(current.credit)].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.steps}>
          <span aria-live="polite">{countLabel(shown + 1, photos.length)}</span>
          <Button
            size="small"
            round
            aria-label={previousLabel}
            disabled={shown === 0}
            onClick={() => goTo(shown - 1)}
          >
            <ChevronLeftIcon />
          </Button>
          <Button
            size="small"
            round
            aria-label={nextLabel}
            disabled={shown >= photos.length - 1}
            onClick={() => goTo(shown + 1)}
          >
            <ChevronRightIcon />
          </Button>
        </span>
      </figcaption>
    </figure>
  );
}

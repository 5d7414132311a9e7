import { useRef } from 'react';
import { useHost } from '../host/host-context.ts';
import { useIsDue } from '../slots/use-is-due.ts';
import { lazyPart } from './lazy-part.tsx';
import styles from './subscribe-place.module.css';

const SubscribeLine = lazyPart(() =>
  import(/* webpackChunkName: "subscribe-line" */ './subscribe-line.tsx').then((part) => part.SubscribeLine),
);

/** The room of the line for letters (E-14). It can do nothing without scripts, and few come down to it. */
export function SubscribePlace() {
  const place = useRef<HTMLDivElement>(null);
  const isDue = useIsDue(place, useHost().progress.pending);
  return (
    <div ref={place} className={styles.place}>
      {isDue && <SubscribeLine />}
    </div>
  );
}

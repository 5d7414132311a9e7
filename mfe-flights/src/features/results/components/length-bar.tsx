import type { OfferJourney } from '../../../offers/journeys-of.ts';
import styles from './offer-line.module.css';

export type LengthBarProps = {
  journey: OfferJourney;
  /** The longest journey of the list: all bars have its scale. */
  longestMinutes: number;
};

/** Time in the air as a solid line, time on the ground dotted. An ornament: the words beneath say the same. */
export function LengthBar({ journey, longestMinutes }: LengthBarProps) {
  let minutes = 0;
  const parts = journey.segments.map(({ durationInMinutes, connectionInMinutes }, position) => {
    const takeoff = minutes;
    const landing = takeoff + durationInMinutes;
    minutes = landing + (connectionInMinutes ?? 0);
    return (
      <g key={position}>
        <path className={styles.flight} d={`M${takeoff} 0H${landing}`} />
        {connectionInMinutes !== null && <path className={styles.wait} d={`M${landing} 0H${minutes}`} />}
      </g>
    );
  });
  return (
    <svg
      className={styles.length}
      viewBox={`0 -1 ${Math.max(longestMinutes, minutes, 1)} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.rail} d={`M0 0H${Math.max(longestMinutes, minutes, 1)}`} />
      {parts}
    </svg>
  );
}

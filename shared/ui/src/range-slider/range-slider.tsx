import { useId, type ReactNode } from 'react';
import { useOptimisticChoice } from '../optimistic-choice/index.ts';
import styles from './range-slider.module.css';

export type RangeSliderProps = {
  label: ReactNode;
  min: number;
  max: number;
  step?: number;
  value: readonly [low: number, high: number];
  onValueChange: (value: [low: number, high: number]) => void;
  /** How a value is shown and read aloud: a price, a duration, a time. */
  format: (value: number) => string;
  /** Names of the two thumbs: "Precio desde", "Precio hasta". */
  lowLabel: string;
  highLabel: string;
};

/** Two native sliders on one track; each keeps its side. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  format,
  lowLabel,
  highLabel,
}: RangeSliderProps) {
  const labelId = useId();
  const [[low, high], choose] = useOptimisticChoice(value, ([from, to]) => onValueChange([from, to]));
  const span = Math.max(max - min, 1);
  const percent = (value: number) => ((value - min) / span) * 100;
  const common = { min, max, step, className: styles.input } as const;

  return (
    <div className={styles.slider} role="group" aria-labelledby={labelId}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.value} aria-hidden="true">
          {format(low)} – {format(high)}
        </span>
      </div>
      <div className={styles.frame}>
        <svg className={styles.track} aria-hidden="true">
          <rect className={styles.rail} width="100%" height="100%" />
          <rect
            className={styles.fill}
            x={`${percent(low)}%`}
            width={`${percent(high) - percent(low)}%`}
            height="100%"
          />
        </svg>
        <input
          {...common}
          type="range"
          value={low}
          aria-label={lowLabel}
          aria-valuetext={format(low)}
          onChange={(event) => choose([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          {...common}
          type="range"
          value={high}
          aria-label={highLabel}
          aria-valuetext={format(high)}
          onChange={(event) => choose([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
    </div>
  );
}

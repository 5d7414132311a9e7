import { lazy, Suspense, useState } from 'react';
import type { Hotel } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { COMPARED_MAX } from '../model/results-query.ts';
import { resultsTexts } from '../texts.ts';
import type { HotelComparisonProps } from './hotel-comparison.tsx';
import styles from './compare-bar.module.css';

const HotelComparison = lazy(async () => {
  const { HotelComparison: Comparison } = await import('./hotel-comparison.tsx');
  return { default: Comparison };
});

export type CompareBarProps = Omit<HotelComparisonProps, 'onClose' | 'onRemove'> & {
  hotels: readonly Hotel[];
  onChange: (codes: readonly string[]) => void;
};

/** How many hotels are to be compared, in view while the list scrolls; opens them side by side. */
export function CompareBar({ hotels, onChange, ...props }: CompareBarProps) {
  const { t } = useText(resultsTexts);
  const [isOpen, setOpen] = useState(false);
  const codes = hotels.map(({ hotelInfo }) => hotelInfo.hotelCode);
  const isEnough = codes.length > 1;
  if (codes.length === 0) return null;
  return (
    <div role="group" className={styles.bar} aria-label={t('compare.label')}>
      <p role="status">
        {isEnough
          ? t(codes.length < COMPARED_MAX ? 'compare.count' : 'compare.full', {
              count: codes.length,
              most: COMPARED_MAX,
            })
          : t('compare.another')}
      </p>
      <Button variant="link" size="small" onClick={() => onChange([])}>
        {t('compare.clear')}
      </Button>
      <Button size="small" aria-disabled={!isEnough || undefined} onClick={() => setOpen(isEnough)}>
        {t('compare.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HotelComparison
            {...props}
            hotels={hotels}
            onClose={() => setOpen(false)}
            onRemove={(code) => {
              if (codes.length === 1) setOpen(false);
              onChange(codes.filter((each) => each !== code));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

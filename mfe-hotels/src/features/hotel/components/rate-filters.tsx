import { FilterGroup, FilterTick } from '@travesia/booking-ui/filters';
import type { Room } from '@travesia/contracts';
import type { BoardType } from '@travesia/domain';
import { useShownMoney, useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import type { WantedTerms } from '../../search/index.ts';
import { staysTexts } from '../../stays/index.ts';
import { rateBuckets, type RateBucket } from '../model/wanted-rates.ts';
import { hotelTexts } from '../texts.ts';
import styles from './hotel.module.css';

export type RateFiltersProps = {
  rooms: readonly Room[];
  wanted: WantedTerms;
  onChange: (wanted: WantedTerms) => void;
};

/** Meals and cancellation of the rates, with how many there would be and the lowest cost. */
export function RateFilters({ rooms, wanted, onChange }: RateFiltersProps) {
  const { t } = useText(hotelTexts);
  const words = useText(staysTexts);
  const money = useShownMoney();
  const { boards, free } = rateBuckets(rooms, wanted);
  const priceOf = ({ from }: RateBucket) => (from ? t('rates.from', { price: money(from) }) : undefined);
  const tickBoard = useSteadyCallback((_group: string, board: BoardType) => {
    const { board: ticked } = wanted;
    const next = ticked.includes(board) ? ticked.filter((each) => each !== board) : [...ticked, board];
    onChange({ ...wanted, board: next });
  });
  const tickFree = useSteadyCallback(() => onChange({ ...wanted, isFreeToCancel: !wanted.isFreeToCancel }));
  const isAnyTicked = wanted.isFreeToCancel || wanted.board.length > 0;
  if (boards.length === 0 && !free && !isAnyTicked) return null;
  return (
    <FilterGroup title={t('rates.title')} onReset={null}>
      <div className={styles.rateFilters}>
        {free && (
          <FilterTick
            label={t('rates.free')}
            count={free.count}
            countWords={t('rates.count', { count: free.count })}
            price={priceOf(free)}
            isSelected={wanted.isFreeToCancel}
            group="free"
            value="free"
            onTick={tickFree}
          />
        )}
        {boards.map((bucket) => (
          <FilterTick
            key={bucket.board}
            label={words.t(`board.${bucket.board}`)}
            count={bucket.count}
            countWords={t('rates.count', { count: bucket.count })}
            price={priceOf(bucket)}
            isSelected={wanted.board.includes(bucket.board)}
            group="board"
            value={bucket.board}
            onTick={tickBoard}
          />
        ))}
      </div>
    </FilterGroup>
  );
}

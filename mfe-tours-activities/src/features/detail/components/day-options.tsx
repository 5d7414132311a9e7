import { useMemo } from 'react';
import { PriceChangeDialog } from '@travesia/booking-ui/choosing';
import { detailStyles, NothingLeft } from '@travesia/booking-ui/detail';
import { useSearchParams } from '@travesia/platform/libraries';
import type { ActivityReply } from '@travesia/contracts';
import type { ActivityDates, Pax } from '@travesia/domain';
import { formatLocalDate, type Locale, useText } from '@travesia/i18n';
import { DAY_PARAMETER } from '../../search/index.ts';
import { useCheckOption } from '../hooks/use-check-option.ts';
import { useOpenOption } from '../hooks/use-open-option.ts';
import { dayToShow, optionsOfDay } from '../model/options-of-day.ts';
import { detailTexts } from '../texts.ts';
import { DaysCalendar } from './days-calendar.tsx';
import { OptionCard } from './option-card.tsx';
import styles from './detail.module.css';

export type DayOptionsProps = {
  reply: ActivityReply;
  searched: ActivityDates;
  paxes: readonly Pax[];
  language: Locale;
  /** Address of the list this came from. */
  results: string;
  onRefresh: () => void;
  /** Asks for the prices of other days. */
  onWiden: (dates: ActivityDates) => void;
};

/** A day, then what can be had on it; choosing asks for the price first (T-06). */
export function DayOptions({
  reply,
  searched,
  paxes,
  language,
  results,
  onRefresh,
  onWiden,
}: DayOptionsProps) {
  const { t, tag } = useText(detailTexts);
  const [query, setQuery] = useSearchParams();
  const { activity, calendar, modalities } = reply.data;
  const { check, choose, accept, dismiss } = useCheckOption(language, useOpenOption());
  const date = dayToShow(calendar, { wanted: query.get(DAY_PARAMETER), searched });
  const options = useMemo(() => (date ? optionsOfDay(modalities, date) : []), [modalities, date]);

  if (!date) {
    return <NothingLeft title={t('days.none')} advice={t('days.noneAdvice')} back={results} />;
  }
  return (
    <div className={styles.choice}>
      <DaysCalendar
        calendar={calendar}
        value={date}
        onWiden={onWiden}
        onValueChange={(day) => {
          dismiss();
          const next = new URLSearchParams(query);
          next.set(DAY_PARAMETER, day);
          setQuery(next, { replace: true });
        }}
      />
      <section className={detailStyles.stack} aria-labelledby="options-title">
        <h2 id="options-title" aria-live="polite">
          {t('options.title', { date: formatLocalDate(date, tag, 'medium') })}
        </h2>
        {options.length === 0 && <p>{t('options.noOptions')}</p>}
        <ol className={detailStyles.list} role="list">
          {options.map((option) => (
            <li key={`${option.modality.code}-${date}`}>
              <OptionCard
                code={activity.code}
                option={option}
                paxes={paxes}
                language={reply.meta.language}
                check={check}
                onChoose={(chosen, total) => void choose(chosen, total)}
                onRefresh={() => {
                  dismiss();
                  onRefresh();
                }}
              />
            </li>
          ))}
        </ol>
      </section>
      <PriceChangeDialog
        chooseOther={t('chooseOther')}
        change={check.status === 'changed' ? { was: check.was, now: check.now } : null}
        onAccept={accept}
        onDismiss={dismiss}
      />
    </div>
  );
}

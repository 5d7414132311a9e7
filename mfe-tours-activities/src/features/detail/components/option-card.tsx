import { optionStyles } from '@travesia/booking-ui/detail';
import { classes } from '@travesia/ui/classes';
import { formatLocalDate, useText } from '@travesia/i18n';
import { durationWords, activityWords } from '../../activities/index.ts';
import type { DayOption } from '../model/options-of-day.ts';
import { detailTexts } from '../texts.ts';
import { RateChoice, type RateChoiceProps } from './rate-choice.tsx';
import styles from './option-card.module.css';

export type OptionCardProps = Omit<RateChoiceProps, 'modality' | 'rate'> & { option: DayOption };

/** One way to do it on the chosen day, with its prices (T-04, T-06). */
export function OptionCard({ option, ...props }: OptionCardProps) {
  const { t, locale, tag } = useText(detailTexts);
  const words = useText(activityWords);
  const { modality, rates } = option;
  const { duration, questions, code, name } = modality;
  const day = rates[0]?.day;
  return (
    <section className={classes(optionStyles.option, styles.option)} aria-labelledby={`option-${code}`}>
      <div className={styles.head}>
        <h3 id={`option-${code}`} lang={props.language === locale ? undefined : props.language}>
          {name}
        </h3>
        <p className={optionStyles.soft}>
          {[
            duration && durationWords(duration, words.t, locale),
            day &&
              day.endDate > day.date &&
              t('options.until', { date: formatLocalDate(day.endDate, tag, 'medium') }),
            questions.length > 0 && t('asks'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ul role="list" aria-label={t('options.rates', { modality: name })}>
        {rates.map((rate) => (
          <li key={`${rate.code}-${rate.day.date}`}>
            <RateChoice {...props} modality={modality} rate={rate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

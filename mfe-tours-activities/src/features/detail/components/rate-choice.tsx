import { useId, useState } from 'react';
import { RateFailed } from '@travesia/booking-ui/choosing';
import { optionStyles, PolicyLines } from '@travesia/booking-ui/detail';
import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import type { ActivityModality } from '@travesia/contracts';
import { formatMoney, shownLines, type Pax } from '@travesia/domain';
import { Charged, formatLocalDate, useMoney, usePriceFormat, useShownMoney, useText } from '@travesia/i18n';
import { bandWords, activityWords, type ChosenOption } from '../../activities/index.ts';
import type { OptionCheck } from '../hooks/use-check-option.ts';
import type { DayRate } from '../model/options-of-day.ts';
import { detailTexts } from '../texts.ts';
import styles from './option-card.module.css';

export type RateChoiceProps = {
  code: string;
  modality: ActivityModality;
  rate: DayRate;
  paxes: readonly Pax[];
  /** Of the supplier's words. */
  language: string;
  check: OptionCheck;
  onChoose: (option: ChosenOption, total: { amount: number; currency: string }) => void;
  onRefresh: () => void;
};

const isSame = (one: ChosenOption, { modality, rate, date }: ChosenOption) =>
  one.modality === modality && one.rate === rate && one.date === date;

/** One price on one day: its time, language, what each pays, cancellation, and the button. */
export function RateChoice(props: RateChoiceProps) {
  const { code, modality, rate, paxes, language, check, onChoose, onRefresh } = props;
  const { t, locale, tag } = useText(detailTexts);
  const words = useText(activityWords);
  const money = useMoney();
  const shown = useShownMoney();
  const format = usePriceFormat();
  const id = useId();
  const { day } = rate;
  const [session, setSession] = useState(day.sessions[0]?.code ?? null);
  const [guide, setGuide] = useState(
    () => (day.languages.find((each) => each.code === locale) ?? day.languages[0])?.code ?? null,
  );
  const total = { amount: day.amount, currency: day.currency };
  const bandTotals = shownLines(
    day.paxAmounts.map((band) => band.total),
    total,
    format,
  );
  const option: ChosenOption = {
    code,
    modality: modality.code,
    rate: rate.code,
    date: day.date,
    session,
    serviceLanguage: guide,
    paxes: [...paxes],
  };
  const isConcerned = check.status !== 'none' && isSame(option, check.option);
  const lang = language === locale ? undefined : language;
  const choose = () => onChoose(option, total);
  const pick = (
    label: string,
    choices: readonly { code: string; name: string }[],
    value: string | null,
    onPick: (code: string) => void,
    name: string,
  ) =>
    choices.length > 0 && (
      <Select
        id={`${id}-${name}`}
        label={label}
        value={value ?? ''}
        lang={lang}
        onChange={(event) => onPick(event.target.value)}
      >
        {choices.map((each) => (
          <option key={each.code} value={each.code}>
            {each.name}
          </option>
        ))}
      </Select>
    );

  return (
    <div className={optionStyles.rate}>
      <div className={styles.words}>
        <h4 lang={lang}>{rate.name}</h4>
        <PolicyLines policy={day.cancellation} clock="local" />
        <div className={styles.picks}>
          {pick(t('session'), day.sessions, session, setSession, 'session')}
          {pick(t('language'), day.languages, guide, setGuide, 'language')}
        </div>
      </div>
      <div className={optionStyles.buy}>
        <ul className={styles.bands} role="list">
          {day.paxAmounts.map((band, place) => (
            <li key={`${band.type}-${band.ageFrom}`}>
              <span>{t('paxLine', { count: band.count, band: bandWords(band, words.t) })}</span>
              <span>{formatMoney(bandTotals[place] ?? band.total, format.numberLocale)}</span>
            </li>
          ))}
          {day.paxAmounts.length === 0 && <li>{t('perGroup')}</li>}
        </ul>
        <p className={styles.total}>
          <strong>{shown(total)}</strong> {t('total')}
          <Charged amount={total} className={styles.charged} />
        </p>
        <Button
          variant="primary"
          pending={check.status === 'confirming' && isConcerned}
          pendingText={t('choose.confirming')}
          aria-label={t('choose.label', {
            modality: `${modality.name}, ${rate.name}`,
            date: formatLocalDate(day.date, tag, 'medium'),
            price: money(total),
          })}
          onClick={choose}
        >
          {t('choose.button')}
        </Button>
      </div>
      {check.status === 'failed' && isConcerned && (
        <RateFailed
          title={t('choose.failed')}
          code={check.code}
          onRetry={choose}
          refresh={{ words: t('choose.refresh'), onRefresh }}
        />
      )}
    </div>
  );
}

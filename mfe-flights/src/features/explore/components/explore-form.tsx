import { useId, useRef, useState } from 'react';
import { useTypedPlace } from '@travesia/booking-ui/place-search';
import { SearchForm } from '@travesia/booking-ui/search-form';
import { CLIMATE_DEGREES, CLIMATES, type Airport } from '@travesia/contracts';
import { convertMoney, majorUnits } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { TakeoffIcon } from '@travesia/ui/icon';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { AirportField } from '../../search/components/airport-field.tsx';
import { AIRPORTS } from '../../search/model/airports.ts';
import { chosenPlace, EMPTY_PLACE, type PlaceField } from '../../search/model/flight-search.ts';
import { codeOf } from '../../search/model/search-form.ts';
import {
  bookableMonths,
  EXPLORE_PARAMETERS,
  EXPLORE_PATH,
  nightsText,
  readBudget,
  readNights,
  type ExploreSearch,
} from '../model/explore-search.ts';
import { exploreTexts } from '../texts.ts';
import styles from './explore.module.css';

export type ExploreFormProps = {
  search: ExploreSearch;
  /** Once the name of the origin is known. */
  origin: Airport | undefined;
  onExplore: (search: ExploreSearch) => void;
};

const ONE_WAY_STAY = 'one-way';
const STAYS = [
  { id: 'weekend', value: '2-4' },
  { id: 'week', value: '5-9' },
  { id: 'fortnight', value: '10-16' },
] as const;

/** From where, when, for how long, how warm and for how much. */
export function ExploreForm({ search, origin: known, onExplore }: ExploreFormProps) {
  const { t, tag } = useText(exploreTexts);
  const { today, currency: visitorCurrency, rates } = useRemotePage();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const findTyped = useTypedPlace(AIRPORTS);
  const asked = search.budget;
  // Until the rates are here, a budget of the address is shown in its own currency; what is typed is the page's.
  const currency = asked && !rates ? asked.currency : visitorCurrency;
  const [typedOrigin, setOrigin] = useState<PlaceField | null>(null);
  const [month, setMonth] = useState(search.month ?? '');
  const [stay, setStay] = useState(search.isOneWay ? ONE_WAY_STAY : nightsText(search.nights));
  const [climate, setClimate] = useState<string>(search.climate ?? '');
  const [typedBudget, setTypedBudget] = useState<{ text: string; currency: string } | null>(null);
  const budget = typedBudget?.currency === currency ? typedBudget.text : budgetText();
  const [problems, setProblems] = useState<{ origin?: boolean; budget?: boolean }>({});
  const named = known ? chosenPlace(known) : { ...EMPTY_PLACE, text: search.from ?? '', code: search.from };
  const origin = typedOrigin ?? named;
  const ownStay = search.nights && !STAYS.some(({ value }) => value === nightsText(search.nights));

  /** What was typed, or is in the address, in the currency that the page shows by now. */
  function budgetText(): string {
    const money = typedBudget ? readBudget(typedBudget.text, typedBudget.currency) : asked;
    const shown = money && ((rates && convertMoney(money, currency, rates)) ?? money);
    return shown ? String(Math.round(majorUnits(shown))) : (typedBudget?.text ?? '');
  }

  async function submit(): Promise<boolean> {
    const found = codeOf(origin) ? null : await findTyped(origin.text);
    const from = codeOf(origin) ?? found?.airportCode ?? null;
    const most = budget.trim() === '' ? null : readBudget(budget, currency);
    const isBudgetWrong = budget.trim() !== '' && most === null;
    setProblems({ origin: from === null, budget: isBudgetWrong });
    if (from === null || isBudgetWrong) return false;
    const isOneWay = stay === ONE_WAY_STAY;
    onExplore({
      from,
      month: month || null,
      isOneWay,
      nights: isOneWay ? null : readNights(stay),
      climate: CLIMATES.find((each) => each === climate) ?? null,
      budget: most,
    });
    return true;
  }

  return (
    <SearchForm
      element={element}
      label={t('form.label')}
      resultsPath={EXPLORE_PATH}
      submitLabel={t('form.submit')}
      onSubmit={submit}
      className={styles.form}
    >
      <AirportField
        id={`${id}-origin`}
        name={EXPLORE_PARAMETERS.from}
        label={t('form.origin')}
        field={origin}
        onFieldChange={setOrigin}
        error={problems.origin ? t('form.originMissing') : undefined}
        before={<TakeoffIcon />}
      />
      <Select
        label={t('form.month')}
        name={EXPLORE_PARAMETERS.month}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      >
        <option value="">{t('form.anyMonth')}</option>
        {bookableMonths(today).map((each) => (
          <option key={each} value={each}>
            {formatLocalDate(`${each}-01`, tag, 'month')}
          </option>
        ))}
      </Select>
      <Select
        label={t('form.stay')}
        name={EXPLORE_PARAMETERS.nights}
        value={stay}
        onChange={({ target }) => setStay(target.value)}
      >
        <option value="">{t('form.anyStay')}</option>
        {STAYS.map((each) => (
          <option key={each.id} value={each.value}>
            {t(`form.${each.id}`)}
          </option>
        ))}
        {search.nights && ownStay && (
          <option value={nightsText(search.nights)}>
            {search.nights.min === search.nights.max
              ? t('form.nights', { count: search.nights.min })
              : t('form.nightsRange', search.nights)}
          </option>
        )}
        <option value={ONE_WAY_STAY}>{t('form.oneWay')}</option>
      </Select>
      <Select
        label={t('form.climate')}
        name={EXPLORE_PARAMETERS.climate}
        value={climate}
        onChange={({ target }) => setClimate(target.value)}
      >
        <option value="">{t('form.anyClimate')}</option>
        {CLIMATES.map((each) => (
          <option key={each} value={each}>
            {t(`form.${each}`, CLIMATE_DEGREES)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('form.budget', { currency })}
        name={EXPLORE_PARAMETERS.budget}
        inputMode="numeric"
        autoComplete="off"
        value={budget}
        onChange={({ target }) => setTypedBudget({ text: target.value, currency })}
        hint={t('form.budgetHint')}
        error={problems.budget ? t('form.budgetInvalid') : undefined}
      />
    </SearchForm>
  );
}

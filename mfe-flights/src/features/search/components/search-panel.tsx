import { lazy, Suspense, useId, useRef, useState } from 'react';
import { SearchForm as SearchFormFrame } from '@travesia/booking-ui/search-form';
import { Button } from '@travesia/ui/button';
import { LandingIcon, SwapIcon, TakeoffIcon } from '@travesia/ui/icon';
import { RadioGroup } from '@travesia/ui/radio-group';
import { useText } from '@travesia/i18n';
import type { Writable } from '@travesia/platform';
import { useFlightForm } from '../hooks/use-flight-form.ts';
import {
  ONE_WAY,
  readTripType,
  ROUND_TRIP,
  SEVERAL_CITIES,
  type FlightSearch,
  type SearchForm,
} from '../model/flight-search.ts';
import { swapped } from '../model/search-form.ts';
import type { SearchField } from '../model/search-problems.ts';
import { RESULTS_PATH, SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { AirportField } from './airport-field.tsx';
import { DatesField } from './dates-field.tsx';
import { PackageFields } from './package-fields.tsx';
import { TravellersField } from './travellers-field.tsx';
import styles from './search-panel.module.css';

export type SearchPanelProps = {
  initial: FlightSearch;
  /** Words of a form that was sent before its code arrived. */
  typed?: { from: string; to: string };
  /** Shows at once what is wrong with the search. */
  isChecked?: boolean;
  /** Holds the form while its page is left, so that Back finds what was typed. */
  kept?: Writable<SearchForm | null>;
  onSearch: (search: FlightSearch, form: SearchForm) => void;
};

/** An offer to help: without its code there is none. */
const SearchHelp = lazy(() =>
  import('../../nearby/index.ts').then(
    (nearby) => ({ default: nearby.SearchHelp }),
    () => ({ default: () => null }),
  ),
);
const NOTHING_TYPED = { from: '', to: '' };

/** From where to where, when, and who (F-01, F-02). */
export function SearchPanel({
  initial,
  typed = NOTHING_TYPED,
  isChecked = false,
  kept,
  onSearch,
}: SearchPanelProps) {
  const { t } = useText(searchTexts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, change, problems, submit } = useFlightForm({ initial, typed, isChecked, kept }, element);
  const [isBegun, setBegun] = useState(false);
  const isSeveral = form.tripType === SEVERAL_CITIES;
  const errorOf = (field: SearchField) => problems[field] && t(`problems.${problems[field]}`);

  // The day of the first flight stands before the other flights.
  const help = (isBegun || form.withNearby || form.isFlexible || isSeveral) && (
    <Suspense>
      <SearchHelp id={id} className={styles.nearby} form={form} onChange={change} errorOf={errorOf} />
    </Suspense>
  );
  return (
    <SearchFormFrame
      element={element}
      label={t(form.package ? 'package.title' : 'title')}
      resultsPath={RESULTS_PATH}
      submitLabel={t(form.package ? 'package.submit' : 'submit')}
      onSubmit={async () => {
        const sent = await submit();
        if (sent) onSearch(sent.search, sent.form);
        return sent !== null;
      }}
      className={styles.panel}
    >
      {form.package ? null : (
        <RadioGroup
          legend={t('tripType.legend')}
          legendHidden
          variant="segments"
          name={SEARCH_PARAMETERS.tripType}
          options={[
            { value: String(ROUND_TRIP), label: t('tripType.roundTrip') },
            { value: String(ONE_WAY), label: t('tripType.oneWay') },
            { value: String(SEVERAL_CITIES), label: t('tripType.several') },
          ]}
          value={String(form.tripType)}
          onValueChange={(value) => change({ tripType: readTripType(value) })}
          className={styles.trip}
        />
      )}
      <div className={styles.places} onFocus={() => setBegun(true)}>
        <AirportField
          id={`${id}-origin`}
          name={SEARCH_PARAMETERS.from}
          label={t('origin')}
          field={form.origin}
          onFieldChange={(origin) => change({ origin })}
          error={errorOf('origin')}
          before={<TakeoffIcon />}
        />
        <Button
          variant="quiet"
          round
          className={styles.swap}
          aria-label={t('swap')}
          onClick={() => change(swapped(form))}
        >
          <SwapIcon />
        </Button>
        <AirportField
          id={`${id}-destination`}
          name={SEARCH_PARAMETERS.to}
          label={t('destination')}
          field={form.destination}
          onFieldChange={(destination) => change({ destination })}
          error={errorOf('destination')}
          before={<LandingIcon />}
        />
      </div>
      {!isSeveral && help}
      <DatesField id={`${id}-dates`} form={form} onDatesChange={change} error={errorOf('dates')} />
      {isSeveral && help}
      <TravellersField
        id={`${id}-travellers`}
        travellers={form.travellers}
        cabin={form.cabin}
        onTravellersChange={(travellers) => change({ travellers })}
        onCabinChange={(cabin) => change({ cabin })}
        error={errorOf('travellers')}
      />
      {form.package && (
        <PackageFields
          id={id}
          wish={form.package}
          adults={form.travellers.grownUps + form.travellers.youths.length}
          onWishChange={(wish) => change({ package: wish })}
        />
      )}
    </SearchFormFrame>
  );
}

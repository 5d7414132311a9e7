import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@travesia/ui/button';
import { classes } from '@travesia/ui/classes';
import { LandingIcon, SearchIcon, SwapIcon, TakeoffIcon } from '@travesia/ui/icon';
import { RadioGroup } from '@travesia/ui/radio-group';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useSearchForm } from '../hooks/use-search-form.ts';
import {
  chosenPlace,
  ONE_WAY,
  ROUND_TRIP,
  type FlightSearch,
  type SearchForm,
} from '../model/flight-search.ts';
import { swapped } from '../model/search-form.ts';
import type { SearchField } from '../model/search-problems.ts';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { DatesField } from './dates-field.tsx';
import { PackageFields } from './package-fields.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { TravellersField } from './travellers-field.tsx';
import styles from './search-panel.module.css';

export type SearchPanelProps = {
  initial: FlightSearch;
  /** Words of a form that was sent before its code arrived. */
  typed?: { from: string; to: string };
  onSearch: (search: FlightSearch, form: SearchForm) => void;
  /** Told what the form holds, as it changes. */
  onPlacesChange?: (origin: SearchForm['origin'], destination: SearchForm['destination']) => void;
  className?: string | undefined;
};

/** An offer to help: without its code there is none. */
const NearbyAirports = lazy(() =>
  import('../../nearby/index.ts').then(
    (nearby) => ({ default: nearby.NearbyAirports }),
    () => ({ default: () => null }),
  ),
);
const NOTHING_TYPED = { from: '', to: '' };
const FIELD_ORDER: readonly SearchField[] = ['origin', 'destination', 'dates', 'travellers'];

/** The search form (F-01, F-02). Before any code it is a plain form that leads to the results. */
export function SearchPanel({
  initial,
  typed = NOTHING_TYPED,
  onSearch,
  onPlacesChange,
  className,
}: SearchPanelProps) {
  const { t } = useText(searchTexts);
  const { href } = useRemotePage();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, change, problems, submit } = useSearchForm(initial, typed, element);
  const { origin, destination } = form;
  const [isBegun, setBegun] = useState(false);
  useEffect(() => onPlacesChange?.(origin, destination), [onPlacesChange, origin, destination]);
  const errorOf = (field: SearchField) => problems[field] && t(`problems.${problems[field]}`);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const search = submit();
    if (search) {
      onSearch(search, form);
      return;
    }
    // The errors are rendered by then; the first one takes focus.
    requestAnimationFrame(() => {
      const invalid = element.current?.querySelector<HTMLElement>(
        '[aria-invalid=true], [data-invalid] button, button[data-invalid]',
      );
      invalid?.focus();
    });
  };

  return (
    <form
      ref={element}
      className={classes(styles.panel, className)}
      action={href('/vuelos/results')}
      method="get"
      role="search"
      aria-label={t(form.package ? 'package.title' : 'title')}
      noValidate
      onSubmit={handleSubmit}
      data-problems={FIELD_ORDER.some((field) => problems[field]) ? '' : undefined}
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
          ]}
          value={String(form.tripType)}
          onValueChange={(value) => change({ tripType: value === String(ONE_WAY) ? ONE_WAY : ROUND_TRIP })}
          className={styles.trip}
        />
      )}
      <div className={styles.places} onFocus={() => setBegun(true)}>
        <PlaceCombobox
          id={`${id}-origin`}
          name={SEARCH_PARAMETERS.from}
          label={t('origin')}
          field={form.origin}
          onFieldChange={(origin) => change({ origin })}
          error={errorOf('origin')}
          before={<TakeoffIcon aria-hidden="true" />}
        />
        <Button
          variant="quiet"
          round
          className={styles.swap}
          aria-label={t('swap')}
          onClick={() => change(swapped(form))}
        >
          <SwapIcon aria-hidden="true" />
        </Button>
        <PlaceCombobox
          id={`${id}-destination`}
          name={SEARCH_PARAMETERS.to}
          label={t('destination')}
          field={form.destination}
          onFieldChange={(destination) => change({ destination })}
          error={errorOf('destination')}
          before={<LandingIcon aria-hidden="true" />}
        />
      </div>
      {isBegun && !origin.text && (
        <Suspense>
          <NearbyAirports
            className={styles.nearby}
            onChoose={(place) => change({ origin: chosenPlace(place) })}
          />
        </Suspense>
      )}
      <DatesField
        id={`${id}-dates`}
        tripType={form.tripType}
        departureDate={form.departureDate}
        returnDate={form.returnDate}
        onDatesChange={change}
        error={errorOf('dates')}
      />
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
          travellers={form.travellers}
          onWishChange={(wish) => change({ package: wish })}
        />
      )}
      <div className={styles.submit}>
        <Button type="submit" variant="primary" wide>
          <SearchIcon aria-hidden="true" />
          {t(form.package ? 'package.submit' : 'submit')}
        </Button>
      </div>
    </form>
  );
}

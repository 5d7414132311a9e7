import { useId, useRef } from 'react';
import { PLACES, PlaceField } from '@travesia/booking-ui/place-search';
import { SearchForm } from '@travesia/booking-ui/search-form';
import { useText } from '@travesia/i18n';
import { useHotelForm } from '../hooks/use-hotel-form.ts';
import { searchedPlace, type HotelSearch } from '../model/hotel-search.ts';
import type { SearchField } from '../model/search-problems.ts';
import { RESULTS_PATH, SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { DatesField } from './dates-field.tsx';
import { RoomsField } from './rooms-field.tsx';

export type SearchPanelProps = {
  initial: HotelSearch;
  /** Words that stand for no place yet: a form that was sent before its code arrived. */
  typed?: string;
  /** Shows at once what is wrong with the search. */
  isChecked?: boolean;
  onSearch: (search: HotelSearch) => void;
  className?: string | undefined;
};

/** Where, when and in which rooms (H-02). */
export function SearchPanel({ initial, typed = '', isChecked, onSearch, className }: SearchPanelProps) {
  const { t } = useText(searchTexts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, change, problems, submit } = useHotelForm(
    initial,
    { typed, isChecked: isChecked ?? false },
    element,
  );
  const errorOf = (field: SearchField) => problems[field] && t(`problems.${problems[field]}`);

  return (
    <SearchForm
      element={element}
      label={t('title')}
      resultsPath={RESULTS_PATH}
      submitLabel={t('submit')}
      onSubmit={async () => {
        const sent = await submit();
        if (sent) onSearch(sent.search);
        return sent !== null;
      }}
      className={className}
    >
      <PlaceField
        id={`${id}-place`}
        name={SEARCH_PARAMETERS.place}
        source={PLACES}
        field={form.place}
        onFieldChange={(place) => change({ place })}
        choose={searchedPlace}
        words={{
          label: t('place'),
          placeholder: t('placePlaceholder'),
          list: t('places'),
          clear: t('clear'),
          where: (place) =>
            place.type === 'hotel' ? `${place.cityName} · ${place.countryName}` : place.countryName,
          status: (state, count) => t(`suggest.${state}`, { count }),
          heading: (place) => t(place.type === 'hotel' ? 'suggest.hotels' : 'suggest.cities'),
        }}
        error={errorOf('place')}
      />
      <DatesField
        id={`${id}-dates`}
        startDate={form.startDate}
        endDate={form.endDate}
        onDatesChange={change}
        error={errorOf('dates')}
      />
      <RoomsField
        id={`${id}-rooms`}
        rooms={form.rooms}
        onRoomsChange={(rooms) => change({ rooms })}
        error={errorOf('rooms')}
      />
    </SearchForm>
  );
}

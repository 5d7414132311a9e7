import { useId, useRef } from 'react';
import { CITIES, PlaceField } from '@travesia/booking-ui/place-search';
import { SearchForm } from '@travesia/booking-ui/search-form';
import { useText } from '@travesia/i18n';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { useActivityForm } from '../hooks/use-activity-form.ts';
import { searchedPlace, type ActivitySearch } from '../model/activity-search.ts';
import type { SearchField } from '../model/search-problems.ts';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { DatesField } from './dates-field.tsx';
import { PartyField } from './party-field.tsx';

export type SearchPanelProps = {
  initial: ActivitySearch;
  /** Words that stand for no place yet: a form that was sent before its code arrived. */
  typed?: string;
  /** Shows at once what is wrong with the search. */
  isChecked?: boolean;
  onSearch: (search: ActivitySearch) => void;
  className?: string | undefined;
};

/** In which city, when and with whom (T-03). */
export function SearchPanel({ initial, typed = '', isChecked, onSearch, className }: SearchPanelProps) {
  const { t } = useText(searchTexts);
  const { kind, resultsPath } = useActivityKind();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, change, problems, submit } = useActivityForm(
    initial,
    { typed, isChecked: isChecked ?? false },
    element,
  );
  const errorOf = (field: SearchField) => problems[field] && t(`problems.${problems[field]}`);

  return (
    <SearchForm
      element={element}
      label={t(`title.${kind}`)}
      resultsPath={resultsPath}
      submitLabel={t(`submit.${kind}`)}
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
        source={CITIES}
        field={form.place}
        onFieldChange={(place) => change({ place })}
        choose={searchedPlace}
        words={{
          label: t('place'),
          placeholder: t('placePlaceholder'),
          list: t('places'),
          clear: t('clear'),
          where: ({ countryName }) => countryName,
          status: (state, count) => t(`suggest.${state}`, { count }),
        }}
        error={errorOf('place')}
      />
      <DatesField
        id={`${id}-dates`}
        from={form.from}
        to={form.to}
        onDatesChange={change}
        error={errorOf('dates')}
      />
      <PartyField
        id={`${id}-party`}
        party={form.party}
        onPartyChange={(party) => change({ party })}
        error={errorOf('party')}
      />
    </SearchForm>
  );
}

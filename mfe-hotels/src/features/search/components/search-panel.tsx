import { useId, useRef, type FormEvent } from 'react';
import { Button } from '@travesia/ui/button';
import { classes } from '@travesia/ui/classes';
import { SearchIcon } from '@travesia/ui/icon';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useHotelForm } from '../hooks/use-hotel-form.ts';
import type { HotelSearch } from '../model/hotel-search.ts';
import type { SearchField } from '../model/search-problems.ts';
import { RESULTS_PATH } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { DatesField } from './dates-field.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { RoomsField } from './rooms-field.tsx';
import styles from './search-panel.module.css';

export type SearchPanelProps = {
  initial: HotelSearch;
  /** Words that stand for no place yet: a form that was sent before its code arrived. */
  typed?: string;
  /** Shows at once what is wrong with the search. */
  isChecked?: boolean;
  onSearch: (search: HotelSearch) => void;
  className?: string | undefined;
};

/** Where, when and who (H-02). Before any code it is a plain form that leads to the results. */
export function SearchPanel({ initial, typed = '', isChecked, onSearch, className }: SearchPanelProps) {
  const { t } = useText(searchTexts);
  const { href } = useRemotePage();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, change, problems, submit } = useHotelForm(
    initial,
    { typed, isChecked: isChecked ?? false },
    element,
  );
  const errorOf = (field: SearchField) => problems[field] && t(`problems.${problems[field]}`);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const search = submit();
    if (search) {
      onSearch(search);
      return;
    }
    // The errors are drawn by then; the first one takes focus.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid=true], button[data-invalid]')?.focus(),
    );
  };

  return (
    <form
      ref={element}
      className={classes(styles.panel, className)}
      action={href(RESULTS_PATH)}
      method="get"
      role="search"
      aria-label={t('title')}
      noValidate
      onSubmit={handleSubmit}
    >
      <PlaceCombobox
        id={`${id}-place`}
        field={form.place}
        onFieldChange={(place) => change({ place })}
        error={errorOf('place')}
        className={styles.place}
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
      <div className={styles.submit}>
        <Button type="submit" look="call" size="large" wide>
          <SearchIcon aria-hidden="true" />
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

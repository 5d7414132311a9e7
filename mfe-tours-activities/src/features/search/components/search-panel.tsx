import { useId, useRef, type FormEvent } from 'react';
import { Button } from '@travesia/ui/button';
import { classes } from '@travesia/ui/classes';
import { SearchIcon } from '@travesia/ui/icon';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useThings } from '../../../things-context.tsx';
import { useActivityForm } from '../hooks/use-activity-form.ts';
import type { ActivitySearch } from '../model/activity-search.ts';
import type { SearchField } from '../model/search-problems.ts';
import { searchTexts } from '../texts.ts';
import { DatesField } from './dates-field.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { PartyField } from './party-field.tsx';
import styles from './search-panel.module.css';

export type SearchPanelProps = {
  initial: ActivitySearch;
  /** Words that stand for no place yet: a form that was sent before its code arrived. */
  typed?: string;
  /** Shows at once what is wrong with the search. */
  isChecked?: boolean;
  onSearch: (search: ActivitySearch) => void;
  className?: string | undefined;
};

/** Where, when and who (T-03). Before any code it is a plain form that leads to the results. */
export function SearchPanel({ initial, typed = '', isChecked, onSearch, className }: SearchPanelProps) {
  const { t } = useText(searchTexts);
  const { href } = useRemotePage();
  const { kind, resultsPath } = useThings();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, change, problems, submit } = useActivityForm(
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
      action={href(resultsPath)}
      method="get"
      role="search"
      aria-label={t(`title.${kind}`)}
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
      <div className={styles.submit}>
        <Button type="submit" look="call" size="large" wide>
          <SearchIcon aria-hidden="true" />
          {t(`submit.${kind}`)}
        </Button>
      </div>
    </form>
  );
}

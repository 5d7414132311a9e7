import { useEffect, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '@travesia/ui/button';
import { classes } from '@travesia/ui/classes';
import { SearchIcon } from '@travesia/ui/icon';
import { useRemotePage } from '@travesia/page';
import styles from './search-form.module.css';

export type SearchFormProps = {
  element: RefObject<HTMLFormElement | null>;
  label: string;
  /** Path of the results, where it leads without code. */
  resultsPath: string;
  submitLabel: string;
  /** Makes the search; false where something is missing, which is then shown. */
  onSubmit: () => Promise<boolean>;
  className?: string | undefined;
  /** The place, then the days and the people. A form with more lays out its parts with a class of its own. */
  children: ReactNode;
};

/** Where, when and who, in a line. Before any code it is a plain form that leads to the results. */
export function SearchForm(props: SearchFormProps) {
  const { element, label, resultsPath, submitLabel, onSubmit, className, children } = props;
  const { href } = useRemotePage();
  const [failedAttempts, setFailedAttempts] = useState(0);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onSubmit())) setFailedAttempts((count) => count + 1);
  };
  useEffect(() => {
    if (failedAttempts === 0) return;
    // Rendered with the errors, of which the first one takes focus.
    element.current
      ?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button, button[data-invalid]')
      ?.focus();
  }, [element, failedAttempts]);
  return (
    <div className={styles.room}>
      <form
        ref={element}
        className={classes(styles.form, className)}
        action={href(resultsPath)}
        method="get"
        role="search"
        aria-label={label}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        {children}
        <div className={styles.submit}>
          <Button type="submit" variant="primary" wide>
            <SearchIcon />
            {submitLabel}
          </Button>
        </div>
      </form>
    </div>
  );
}

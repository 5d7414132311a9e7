import { useState, type RefObject } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { deskTexts } from '../texts.ts';
import styles from './search.module.css';

export type SearchFormProps = { field: RefObject<HTMLInputElement | null>; onSearch: (text: string) => void };

/** One field for whatever a caller knows (D-03). */
export function SearchForm({ field, onSearch }: SearchFormProps) {
  const { t } = useText(deskTexts);
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <kbd className={styles.keys}>/</kbd>
      <Button type="submit" size="small">
        {t('search.submit')}
      </Button>
    </form>
  );
}

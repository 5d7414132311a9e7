import type { ReactNode } from 'react';
import { Button } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import styles from './filters.module.css';

export type FilterGroupProps = {
  title: string;
  /** Takes the filters of this group away; null where none holds (F-25). */
  onReset: (() => void) | null;
  children: ReactNode;
};

/** Filters of one kind beneath their name. */
export function FilterGroup({ title, onReset, children }: FilterGroupProps) {
  const { t } = useText(choosingTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {onReset && (
        <Button
          variant="link"
          size="small"
          className={styles.reset ?? ''}
          aria-label={t('filters.resetFacet', { facet: title })}
          onClick={onReset}
        >
          {t('filters.resetShort')}
        </Button>
      )}
      {children}
    </fieldset>
  );
}

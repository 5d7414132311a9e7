import type { ReactNode } from 'react';
import { Button } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import styles from './filters.module.css';

export type FiltersFrameProps = {
  /** Takes every filter away; null where none holds. */
  onReset: (() => void) | null;
  /** Groups of filters. */
  children: ReactNode;
};

/** The panel around the filters of a list, with the way out of all of them. */
export function FiltersFrame({ onReset, children }: FiltersFrameProps) {
  const { t } = useText(choosingTexts);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('filters.title')}</h2>
        {onReset && (
          <Button variant="link" onClick={onReset}>
            {t('filters.reset')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

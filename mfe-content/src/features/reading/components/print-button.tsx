import { useText } from '@travesia/i18n';
import { useHydrated } from '@travesia/page';
import { Button } from '@travesia/ui/button';
import { PrintIcon } from '@travesia/ui/icon';
import { contentTexts } from '../../../texts.ts';
import styles from './print-button.module.css';

/** Stands there once it can do something. */
export function PrintButton() {
  const { t } = useText(contentTexts);
  const isHydrated = useHydrated();
  return (
    <p className={styles.print}>
      {isHydrated && (
        <Button onClick={() => window.print()}>
          <PrintIcon /> {t('reading.print')}
        </Button>
      )}
    </p>
  );
}

import { Button } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import styles from './results.module.css';

export type NothingFoundProps = {
  /** What to try instead. */
  advice: string;
  /** Whether everybody who was asked has answered. */
  isComplete: boolean;
  onRetry: () => void;
};

/** Nothing at all (H-12, T-08), and whether everybody was asked. */
export function NothingFound({ advice, isComplete, onRetry }: NothingFoundProps) {
  const { t } = useText(choosingTexts);
  return (
    <section className={styles.empty}>
      <h2>{t('empty.title')}</h2>
      <p>{isComplete ? advice : t('empty.incomplete')}</p>
      {!isComplete && <Button onClick={onRetry}>{t('failed.retry')}</Button>}
    </section>
  );
}

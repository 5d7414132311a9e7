import { Button } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import styles from './results.module.css';

export type NoMatchProps = {
  /** How much the filters hide. */
  advice: string;
  onReset: () => void;
  /** The one filter without which there is something, and its words. */
  drop?: { readonly words: string; readonly onDrop: () => void } | null;
};

/** The filters leave nothing of what was found: the way out is one press (H-12, T-08). */
export function NoMatch({ advice, onReset, drop = null }: NoMatchProps) {
  const { t } = useText(choosingTexts);
  return (
    <div className={styles.empty} role="status">
      <h3>{t('noMatch.title')}</h3>
      <p>{advice}</p>
      <p className={styles.tools}>
        {drop && (
          <Button variant="primary" onClick={drop.onDrop}>
            {drop.words}
          </Button>
        )}
        <Button variant={drop ? 'quiet' : 'primary'} onClick={onReset}>
          {t('noMatch.reset')}
        </Button>
      </p>
    </div>
  );
}

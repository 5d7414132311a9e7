import { Link } from '@travesia/platform/libraries';
import { buttonClass } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import styles from './detail.module.css';

export type NothingLeftProps = {
  title: string;
  advice: string;
  /** Address of the list. */
  back: string;
};

/** The offer is there, but nothing of it for these days and people. */
export function NothingLeft({ title, advice, back }: NothingLeftProps) {
  const { t } = useText(choosingTexts);
  return (
    <div className={styles.problem} role="status">
      <h3>{title}</h3>
      <p>{advice}</p>
      <Link to={back} className={buttonClass({ variant: 'primary' })}>
        {t('back')}
      </Link>
    </div>
  );
}

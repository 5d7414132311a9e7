import type { OpsChange } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useProductName } from '../api/use-product-name.ts';
import { opsTexts } from '../texts.ts';
import { changeWords } from '../words/change-words.ts';
import styles from './change.module.css';

/** What a change does, a line each. */
export function ChangeLines({ changes }: { changes: readonly OpsChange[] }) {
  const { t, locale, tag } = useText(opsTexts);
  const product = useProductName();
  const lines = changes.flatMap((change) => changeWords({ t, locale, tag, product }, change));
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

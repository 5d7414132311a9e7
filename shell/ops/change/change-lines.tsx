import type { OpsChange } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { opsTexts } from '../texts.ts';
import { changeWords } from '../words/change-words.ts';
import styles from './change.module.css';

/** What a change does, a line each. */
export function ChangeLines({ changes }: { changes: readonly OpsChange[] }) {
  const { t, locale, tag } = useText(opsTexts);
  const lines = changes.flatMap((change) => changeWords({ t, locale, tag }, change));
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

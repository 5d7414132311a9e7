import { useText } from '@travesia/i18n';
import { shellTexts } from '../texts.ts';
import { ShellLink } from './shell-link.tsx';
import styles from './header.module.css';

/** The name with its small route: two places and the line between them. */
export function BrandMark() {
  const { t } = useText(shellTexts);
  return (
    <ShellLink path="/" className={styles.brand} aria-label={t('home')}>
      <svg viewBox="0 0 36 20" className={styles.arc} aria-hidden="true" fill="none">
        <path d="M4 16C10 3 26 3 32 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <circle cx="4" cy="16" r="3" fill="currentColor" />
        <circle cx="32" cy="16" r="3" fill="currentColor" />
      </svg>
      {t('brand')}
    </ShellLink>
  );
}

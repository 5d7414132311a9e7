import { useText } from '@travesia/i18n';
import { useHost, usePath, useReadable, useVisitorContext } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketControl } from './market-control.tsx';
import { PhoneLink } from './phone-link.tsx';
import { ShellLink } from './shell-link.tsx';
import styles from './header.module.css';

/** Brand, products, trips, the number to call, language and market (P-33). */
export function Header() {
  const { t, locale } = useText(shellTexts);
  const remotes = useReadable(useHost().remotes);
  const { contactNumber } = useVisitorContext();
  const { path } = usePath();
  const entries = remotes
    .filter((remote) => remote.enabled)
    .flatMap((remote) => remote.manifest.menu)
    .toSorted((one, other) => one.order - other.order);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandMark />
        <nav className={styles.menu} aria-label={t('menu.main')}>
          {entries.map((entry) => (
            <ShellLink
              key={entry.path}
              path={entry.path}
              aria-current={entry.path === path ? 'page' : undefined}
            >
              {entry.label[locale]}
            </ShellLink>
          ))}
        </nav>
        <p className={styles.call}>
          <span className={styles.callWords}>{t('call')}</span>
          <PhoneLink number={contactNumber} className={styles.number} />
        </p>
        <MarketControl />
        <LanguageSwitch />
      </div>
    </header>
  );
}

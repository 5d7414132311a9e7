import { useRef } from 'react';
import { useText } from '@travesia/i18n';
import { useHost, usePath, useReadable } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { widthsUnderMore } from './menu-room.ts';
import { ShellLink } from './shell-link.tsx';
import { useDismissal } from './use-dismissal.ts';
import styles from './header.module.css';

/** All products of the market, in one row at any width: what does not fit stands under "More" (P-33). */
export function Menu() {
  const { t, locale } = useText(shellTexts);
  const remotes = useReadable(useHost().remotes);
  const { path } = usePath();
  const more = useRef<HTMLDetailsElement>(null);
  const close = useDismissal(more);
  const entries = remotes
    .filter((remote) => remote.enabled)
    .flatMap((remote) => remote.manifest.menu)
    .toSorted((one, other) => one.order - other.order);
  const under = widthsUnderMore(entries.map(({ label }) => label[locale]));
  const links = entries.map((entry, index) => (
    <ShellLink
      key={entry.path}
      path={entry.path}
      data-under={under[index] || undefined}
      aria-current={entry.path === path ? 'page' : undefined}
      onClick={close}
    >
      {entry.label[locale]}
    </ShellLink>
  ));

  return (
    <nav className={styles.menu} aria-label={t('menu.main')}>
      {links}
      {under.at(-1) && (
        <details ref={more} className={styles.more} data-under={under.at(-1)}>
          <summary>{t('menu.more')}</summary>
          <div className={styles.morePanel}>{links.filter((_link, index) => under[index])}</div>
        </details>
      )}
    </nav>
  );
}

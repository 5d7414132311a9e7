import { useRef, type ReactNode } from 'react';
import { inLocale } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { useHost, usePath, useReadable } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { overflowBreakpoints } from './menu-overflow.ts';
import { ShellLink } from './shell-link.tsx';
import { useDismissal } from './use-dismissal.ts';
import styles from './header.module.css';

/**
 * All products of the market (P-33): a row where there is room for one, and what does not fit under "More";
 * behind one button on phones and tablets, with the children at its end.
 */
export function Menu({ children }: { children?: ReactNode }) {
  const { t, locale } = useText(shellTexts);
  const remotes = useReadable(useHost().remotes);
  const { path } = usePath();
  const more = useRef<HTMLDetailsElement>(null);
  const close = useDismissal(more);
  const entries = remotes
    .filter((remote) => remote.enabled)
    .flatMap((remote) => remote.manifest.menu)
    .toSorted((one, other) => one.order - other.order);
  const under = overflowBreakpoints(entries.map(({ label }) => inLocale(label, locale)));
  const links = entries.map((entry, index) => (
    <ShellLink
      key={entry.path}
      path={entry.path}
      data-under={under[index] || undefined}
      aria-current={entry.path === path ? 'page' : undefined}
      onClick={close}
    >
      {inLocale(entry.label, locale)}
    </ShellLink>
  ));

  return (
    <nav className={styles.menu} aria-label={t('menu.main')}>
      {links}
      <details ref={more} className={styles.more} data-under={under.at(-1) || undefined}>
        <summary>
          <span className={styles.narrow}>
            <VisuallyHidden>{t('menu.open')}</VisuallyHidden>
          </span>
          <span className={styles.wide}>{t('menu.more')}</span>
        </summary>
        <div className={styles.morePanel}>
          {links}
          {children}
        </div>
      </details>
    </nav>
  );
}

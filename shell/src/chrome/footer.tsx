import { deskHours, useText } from '@travesia/i18n';
import { inLocale } from '@travesia/domain';
import { useHost, useReadable, useVisitorContext } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { ChargeLine } from './charge-line.tsx';
import { PhoneLink } from './phone-link.tsx';
import { ShellLink } from './shell-link.tsx';
import { SubscribePlace } from './subscribe-place.tsx';
import styles from './footer.module.css';

/** Number, hours, help and legal lines (P-33). Links stand only for pages that are there. */
export function Footer() {
  const { t, locale, tag } = useText(shellTexts);
  const remotes = useReadable(useHost().remotes);
  const { contactNumber, today } = useVisitorContext();
  const routes = remotes.filter((remote) => remote.enabled).flatMap((remote) => remote.manifest.routes);
  const exists = (path: string) => routes.some((route) => route.path === path);
  const menu = remotes
    .filter((remote) => remote.enabled)
    .flatMap((remote) => remote.manifest.menu)
    .toSorted((one, other) => one.order - other.order);
  const help = (
    [
      ['/contacta-con-nosotras', 'footer.contact'],
      ['/user/my-journey', 'footer.trips'],
      ['/politica-de-privacidad', 'footer.privacy'],
      ['/terminos-y-condiciones', 'footer.terms'],
    ] as const
  ).filter(([path]) => exists(path) && menu.every((entry) => entry.path !== path));

  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <p className={styles.name}>{t('brand')}</p>
          <p className={styles.soft}>{t('footer.tagline')}</p>
        </div>
        <div>
          <p className={styles.phone}>
            <PhoneLink number={contactNumber} />
          </p>
          <p className={styles.soft}>{t('footer.hours', deskHours(tag))}</p>
          {exists('/contacta-con-nosotras') && <SubscribePlace />}
        </div>
        <ul className={styles.links}>
          {menu.map((entry) => (
            <li key={entry.path}>
              <ShellLink path={entry.path}>{inLocale(entry.label, locale)}</ShellLink>
            </li>
          ))}
          {help.map(([path, key]) => (
            <li key={path}>
              <ShellLink path={path}>{t(key)}</ShellLink>
            </li>
          ))}
        </ul>
      </div>
      <ChargeLine className={styles.small} />
      <p className={styles.small}>
        {t('footer.rights', { year: today.slice(0, 4) })} · {t('footer.sources')}
      </p>
    </footer>
  );
}

import { LOCALES } from '@travesia/contracts';
import type { RemoteManifest } from '@travesia/contracts';
import type { DevPlace } from './dev-place.ts';
import styles from './dev-page.module.css';

/** What can be looked at: the remote's pages without a name in their address, its widgets, every language. */
export function DevBar({ manifest, place }: { manifest: RemoteManifest; place: DevPlace }) {
  const { locale } = place;
  const widgets = [...new Set(manifest.slots.map(({ widget }) => widget))];
  const here = place.target === 'route' ? place.path : `/widget/${place.target}`;
  return (
    <nav className={styles.bar} aria-label={manifest.name}>
      <strong>{manifest.name}</strong>
      {manifest.routes
        .filter(({ path }) => !/[:*]/.test(path))
        .map(({ path }) => (
          <a key={path} href={`/${locale}${path}`}>
            {path}
          </a>
        ))}
      {widgets.map((widget) => (
        <a key={widget} href={`/${locale}/widget/${widget}`}>
          {widget}
        </a>
      ))}
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <a key={other} href={`/${other}${here}`} lang={other}>
          {other}
        </a>
      ))}
    </nav>
  );
}

import '@travesia/ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createMemorySdk } from '@travesia/testing';
import { createLifecycles } from 'dev-remote/entry';
import { manifest } from 'dev-remote/manifest';
import { DevBar } from './dev-bar.tsx';
import { placeOf } from './dev-place.ts';
import styles from './dev-page.module.css';

const place = placeOf(window.location);
document.documentElement.lang = place.locale;
document.title = manifest.name;

const bar = document.createElement('header');
const stage = document.createElement('main');
stage.className = styles['stage'] ?? '';
document.body.append(bar, stage);
createRoot(bar).render(<DevBar manifest={manifest} place={place} />);

const { sdk } = createMemorySdk({
  path: place.path,
  locale: place.locale,
  today: new Date().toISOString().slice(0, 10),
});
const lifecycles = createLifecycles({
  target: place.target,
  adapter: { createRoot, hydrateRoot },
  hydrate: false,
});
const props = {
  name: manifest.name,
  domElement: stage,
  sdk: {
    ...sdk,
    apiBaseUrl: '/api',
    // Whatever is not this remote's is on the site.
    openDocument: (path: string) => window.location.assign(`${SITE_URL}/${place.locale}${path}`),
  },
  onCrash: (fault: unknown) => console.error('the remote crashed', fault),
};

// The address of the page follows the remote, so that a reload stays where it is.
sdk.location.subscribe(() => {
  const { location } = sdk.location.getSnapshot();
  if (place.target === 'route')
    window.history.replaceState(null, '', `/${place.locale}${location.pathname}${location.search}`);
});

await lifecycles.bootstrap(props);
await lifecycles.mount(props);

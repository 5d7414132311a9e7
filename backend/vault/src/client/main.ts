import { DEFAULT_LOCALE, isLocale } from '@travesia/domain';
import { startCardFrame } from './card-frame.ts';

const root = document.documentElement;
const query = new URLSearchParams(window.location.search);
const handle = query.get('handle');

startCardFrame({
  siteOrigin: root.dataset.siteOrigin ?? '',
  vaultOrigin: root.dataset.vaultOrigin ?? '',
  locale: isLocale(root.lang) ? root.lang : DEFAULT_LOCALE,
  handle: handle !== null && /^[\w.~-]{20,1024}$/.test(handle) ? handle : null,
});

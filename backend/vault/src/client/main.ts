import { DEFAULT_LOCALE, isLocale } from '@travesia/domain';
import type { CardFields, FieldEvents } from './card-fields.ts';
import { startCardFrame } from './card-frame.ts';
import { createHostedFields } from './hosted-fields.ts';
import { createOwnFields } from './own-fields.ts';

const root = document.documentElement;
const query = new URLSearchParams(window.location.search);
const handle = query.get('handle');
const { siteOrigin = '', vaultOrigin = '', providerScript, providerKey = '', font = '' } = root.dataset;

function createFields(events: FieldEvents): CardFields {
  if (providerScript === undefined) return createOwnFields(events);
  return createHostedFields(
    { scriptAddress: providerScript, publishableKey: providerKey, fontAddress: vaultOrigin + font },
    events,
  );
}

startCardFrame({
  siteOrigin,
  vaultOrigin,
  locale: isLocale(root.lang) ? root.lang : DEFAULT_LOCALE,
  handle: handle !== null && /^[\w.~-]{20,1024}$/.test(handle) ? handle : null,
  createFields,
});

import '../src/chrome/global.css';
import { hydrateRoot } from 'react-dom/client';
import { createBus, createGuards, createProgress, createWritable } from '@travesia/platform/host';
import { readDocumentState } from '../src/host/document-state.ts';
import { locationFrom, platformContextOf, type Host } from '../src/host/host.ts';
import { withLocale } from '../src/routing/locale-path.ts';
import { installTrustedTypes } from '../src/trusted-types-policy.ts';
import { createVisitor } from '../src/visitor/visitor-id.ts';
import { openStorage } from '../src/visitor/storage.ts';
import { CheckoutFrame } from './checkout-frame.tsx';

installTrustedTypes(() => false);
const state = readDocumentState();
const context = createWritable(platformContextOf(state));
const open = (path: string) => window.location.assign(withLocale(context.getSnapshot().locale, path));
const host: Host = {
  state,
  context,
  location: createWritable(locationFrom(state.path)),
  navigation: { navigate: open, go: (delta) => window.history.go(delta), openDocument: open },
  bus: createBus(),
  progress: createProgress(),
  guards: createGuards(),
  visitor: createVisitor(openStorage('localStorage')),
  attribution: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
  announcement: createWritable(''),
  remotes: state.remotes,
  takeFragment: () => null,
  isDrawn: () => false,
  fragmentHtml: () => '',
};
const root = document.getElementById('shell');
if (root) hydrateRoot(root, <CheckoutFrame host={host} />);

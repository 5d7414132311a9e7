import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import type { DocumentRemote, DocumentState, RemoteManifest } from '@travesia/contracts';
import { TextProvider } from '@travesia/platform/react';
import { createBus, createGuards, createProgress, createWritable } from '@travesia/platform/host';
import type { RemoteEntry } from '@travesia/platform/react';
import { createShellHistory } from '../history/shell-history.ts';
import { createMemoryWindow } from '../history/testing/memory-window.ts';
import { createNavigation } from '../host/create-navigation.ts';
import { HostContext, useReadable } from '../host/host-context.ts';
import { platformContextOf, type Host, type RatesOf } from '../host/host.ts';
import { shellTexts } from '../texts.ts';
import type { InstallPrompt } from '../pwa/install-prompt.ts';

function aManifest(name: string, parts: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    name,
    platformMajor: 1,
    routes: [],
    slots: [],
    menu: [],
    defaultMarkets: null,
    failureClass: 'primary',
    locales: ['es', 'en'],
    ...parts,
  };
}

/** A remote as a document names it, with its record, so that nothing is fetched. */
export function aRemote(name: string, parts: Partial<RemoteManifest> = {}): DocumentRemote {
  const manifest = aManifest(name, parts);
  const record = {
    schema: 1 as const,
    remote: name,
    build: 'aaaaaaaa1111',
    createdAt: '2026-11-20T00:00:00Z',
    manifest,
    entry: 'remoteEntry.js',
    server: null,
    requires: {},
    files: [],
  };
  return { name, build: record.build, enabled: true, manifest, record };
}

export const aState: DocumentState = {
  buildId: 'b1',
  locale: 'es',
  path: '/',
  status: 200,
  layout: 'custom',
  market: {
    id: 'ES',
    defaultCurrency: 'EUR',
    numberLocale: { es: 'es-ES', en: 'en-GB' },
    contactNumber: '+34 900 555 010',
    paymentMode: 'provider',
  },
  markets: [
    { id: 'ES', currency: 'EUR' },
    { id: 'MX', currency: 'MXN' },
    { id: 'intl', currency: 'USD' },
  ],
  currency: 'EUR',
  contactNumber: '+34 900 555 010',
  countryCode: 'ES',
  isMarketChosen: false,
  today: '2026-11-20',
  remotes: [],
  fragments: [],
  origins: { vault: 'http://127.0.0.1:3000' },
  partners: [],
  flags: {},
};

export interface FakeHost extends Host {
  /** Documents that were opened. */
  readonly opened: string[];
}

/** The shell's host around one screen: real history, bus and guards; remotes come from the test. */
export function createFakeHost(
  state: Partial<DocumentState> = {},
  loadRelease: Host['loadRelease'] = () => Promise.reject(new Error('no remote here')),
): FakeHost {
  const whole = { ...aState, ...state };
  const context = createWritable(platformContextOf(whole));
  const history = createShellHistory({
    window: createMemoryWindow(`/${whole.locale}${whole.path}`),
    documentPath: whole.path,
    locale: () => context.getSnapshot().locale,
  });
  const opened: string[] = [];
  return {
    state: whole,
    context,
    location: history.location,
    navigation: createNavigation(
      history,
      () => context.getSnapshot().locale,
      () => false,
      (href) => void opened.push(href),
    ),
    bus: createBus(),
    progress: createProgress(),
    guards: createGuards(),
    visitor: { agentId: () => 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', adoptAgentId: () => {} },
    attribution: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    metaName: () => '',
    forgetVisitor: () => {},
    installPrompt: createWritable<InstallPrompt | null>(null),
    announcement: createWritable(''),
    missingPath: createWritable(''),
    remotes: createWritable(whole.remotes),
    ratesOf: createWritable<RatesOf | null>(null),
    loadRelease,
    takeFragment: () => null,
    isRendered: () => false,
    fragmentHtml: () => '',
    opened,
  };
}

const TEXTS = [shellTexts];

function Stage({ host, children }: { host: Host; children: ReactNode }) {
  const { locale } = useReadable(host.context);
  return (
    <HostContext value={host}>
      <TextProvider locale={locale} texts={TEXTS}>
        {children}
      </TextProvider>
    </HostContext>
  );
}

export function renderInHost(host: Host, children: ReactNode) {
  return { user: userEvent.setup(), ...render(<Stage host={host}>{children}</Stage>) };
}

/** The HTML that the server rendered with one host, hydrated with another; complaints are React's. */
export function hydrateInHost(server: Host, host: Host, children: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Stage host={server}>{children}</Stage>);
  const complaints: string[] = [];
  const view = render(<Stage host={host}>{children}</Stage>, {
    container,
    hydrate: true,
    onRecoverableError: (fault) => void complaints.push(String(fault)),
  });
  return { user: userEvent.setup(), complaints, ...view };
}

/** A remote's code as a test wants it: what it renders, or how it fails. */
export function anEntry(
  mount: (element: HTMLElement, onCrash: (fault: unknown) => void) => Promise<void> | void,
): RemoteEntry {
  return {
    createLifecycles: () => ({
      bootstrap: async () => {},
      async mount({ domElement, onCrash }) {
        await mount(domElement, onCrash);
      },
      async unmount({ domElement }) {
        domElement.replaceChildren();
      },
    }),
  };
}

export const rendering = (text: string) =>
  anEntry((element) => {
    element.append(Object.assign(document.createElement('p'), { textContent: text }));
  });

export const never = <Value,>() => new Promise<Value>(() => {});

import { useEffect, useRef } from 'react';
import { inLocale } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { LiveRegion } from '@travesia/ui/live-region';
import { focusHeading } from './chrome/focus-heading.ts';
import { Layout } from './chrome/layout.tsx';
import { lazyPart } from './chrome/lazy-part.tsx';
import { useDocumentHead } from './chrome/use-document-head.ts';
import type { DocumentRemote, Layout as LayoutName } from '@travesia/contracts';
import { HostContext, useHydrated, usePath, useReadable } from './host/host-context.ts';
import type { Host } from './host/host.ts';
import { HomePage } from './pages/home-page.tsx';
import { ErrorPage, GonePage, NotFoundPage, NotSoldHerePage } from './pages/problem-pages.tsx';
import { RemotePage } from './pages/remote-page.tsx';
import { RootBoundary } from './pages/root-boundary.tsx';
import { resolvePage, type ResolvedPage } from './routing/resolve-page.ts';
import { shellTexts } from './texts.ts';

const TEXTS = [shellTexts];

// Most visits never see it.
const InstallOffer = lazyPart(() =>
  import(/* webpackChunkName: "install-offer" */ './pwa/install-offer.tsx').then((part) => part.InstallOffer),
);
const StoredHere = lazyPart(() =>
  import(/* webpackChunkName: "stored-here" */ './privacy/stored-here.tsx').then((part) => part.StoredHere),
);
/** The words of the policy are content; what is stored is the shell's to say and to erase. */
const PRIVACY_PATH = '/politica-de-privacidad';
/** Whoever is booking is not asked about anything else. */
const isOfferPage = (layout: LayoutName) => layout === 'custom' || layout === 'default';

function Page({ page, remotes }: { page: ResolvedPage; remotes: readonly DocumentRemote[] }) {
  switch (page.kind) {
    case 'home':
      return <HomePage />;
    case 'remote': {
      const remote = remotes.find(({ name }) => name === page.remote);
      return remote ? <RemotePage key={remote.name} remote={remote} /> : <NotFoundPage />;
    }
    case 'not-sold-here':
      return <NotSoldHerePage />;
    case 'gone':
      return <GonePage />;
    case 'checkout':
    case 'not-found':
      return <NotFoundPage />;
    default:
      return page satisfies never;
  }
}

/** A new page begins at its top, with the focus on its heading. */
function useFocusAfterNavigation(path: string) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    window.scrollTo(0, 0);
    return focusHeading();
  }, [path]);
}

/** What the tab is called. */
function useTitle(page: ResolvedPage): string {
  const { t, locale } = useText(shellTexts);
  switch (page.kind) {
    case 'home':
    // Another document, which names itself.
    case 'checkout':
      return t('homePage.title');
    case 'remote':
      return inLocale(page.route.title, locale);
    case 'not-sold-here':
      return t('notSold.title');
    case 'gone':
      return t('gone.title');
    case 'not-found':
      return t('notFound.title');
    default:
      return page satisfies never;
  }
}

const NOT_FOUND = { kind: 'not-found', layout: 'not-found' } as const satisfies ResolvedPage;
const GONE = { kind: 'gone', layout: 'not-found' } as const satisfies ResolvedPage;

function Frame({ host }: { host: Host }) {
  const { locale } = useReadable(host.context);
  const { path } = usePath();
  const announcement = useReadable(host.announcement);
  const prompt = useReadable(host.installPrompt);
  const remotes = useReadable(host.remotes);
  const isHydrated = useHydrated();
  const isFirstDocument = path === host.state.path.split(/[?#]/)[0];
  const problem = isFirstDocument ? host.state.problem : undefined;
  const isMissing = useReadable(host.missingPath) === path || problem === 'not-found';
  const page = problem === 'gone' ? GONE : isMissing ? NOT_FOUND : resolvePage(path, remotes);
  useFocusAfterNavigation(path);
  useDocumentHead(locale, path, useTitle(page));

  if (problem === 'server-error' || problem === 'maintenance') {
    return (
      <Layout name="server-error">
        <ErrorPage />
      </Layout>
    );
  }
  return (
    <>
      <Layout name={page.layout}>
        <Page page={page} remotes={remotes} />
        {isHydrated && path === PRIVACY_PATH && page.kind === 'remote' && <StoredHere />}
      </Layout>
      {prompt && isOfferPage(page.layout) && <InstallOffer prompt={prompt} />}
      <LiveRegion message={announcement} />
    </>
  );
}

/** The whole page around the remotes; the same tree on the server and in the browser. */
export function App({ host }: { host: Host }) {
  const { locale, market } = useReadable(host.context);
  return (
    <HostContext value={host}>
      <TextProvider locale={locale} texts={TEXTS} market={market}>
        <RootBoundary>
          <Frame host={host} />
        </RootBoundary>
      </TextProvider>
    </HostContext>
  );
}

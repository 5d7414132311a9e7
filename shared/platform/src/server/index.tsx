import { renderToString } from 'react-dom/server';
import type { DataAnswer, DataNeed, RenderReply, RenderRequest } from '@travesia/contracts';
import { parsePath } from '@travesia/platform/libraries';
import type { RemoteDefinition } from '../react/define-remote.ts';
import { RemoteRoot, type RemoteState } from '../react/remote-root.tsx';
import { needKey, ServerRenderContext, type PageHead, type ServerRender } from '../react/server-render.ts';
import type { Sdk } from '../sdk/sdk.ts';
import { createWritable } from '../sdk/readable.ts';

const nothing = () => {};

/** An SDK that stands still: one location, one context, nothing to listen to. */
function createStaticSdk(request: RenderRequest): Sdk {
  const { pathname = '/', search = '', hash = '' } = parsePath(request.url);
  const prefixed = (to: unknown) => {
    const path = typeof to === 'string' ? parsePath(to) : (to as ReturnType<typeof parsePath>);
    return `/${request.locale}${path.pathname === '/' ? '' : (path.pathname ?? '')}${path.search ?? ''}${path.hash ?? ''}`;
  };
  return {
    context: createWritable({
      locale: request.locale,
      market: request.market,
      currency: request.currency,
      contactNumber: request.contactNumber,
      countryCode: request.countryCode ?? null,
      today: request.today,
    }),
    location: createWritable({
      location: { pathname, search, hash, state: null, key: 'default' } as never,
      navigationType: 'POP' as const,
    }),
    navigator: { createHref: prefixed, go: nothing, push: nothing, replace: nothing } as never,
    reportMissing: nothing,
    openDocument: nothing,
    bus: { publish: nothing, on: () => nothing },
    progress: { begin: () => nothing },
    guards: { add: () => nothing },
    visitor: { agentId: () => '', adoptAgentId: nothing },
    attribution: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    metaName: () => '',
    apiBaseUrl: '/api',
    announce: nothing,
    flags: {},
  };
}

/** Collects what the tree says about its document while it is rendered. */
function createServerRender() {
  const needs: DataNeed[] = [];
  let head: PageHead | null = null;
  const rendering: ServerRender = {
    need: (need) => void needs.push(need),
    describe: (described) => {
      head = described;
    },
  };
  return { rendering, needs: () => needs, head: () => head as PageHead | null };
}

const isAnswered = ({ status }: DataAnswer) => status >= 200 && status < 300;
const addressOf = ({ method, path, body }: DataNeed) => JSON.stringify([method, path, body ?? null]);

/**
 * Renders one target of a remote to HTML. The tree is the browser's, so hydration finds what it expects;
 * `hostId` is the identifier prefix on both sides. A read the tree misses is named in `needs`.
 */
export function renderRemote(definition: RemoteDefinition, request: RenderRequest): RenderReply {
  const answers = request.answers ?? [];
  const state: RemoteState = {
    queries: answers.filter(isAnswered).map(({ need, body }) => [needKey(request, need), body]),
    ...(request.posted && { posted: request.posted }),
  };
  const { rendering, needs, head } = createServerRender();
  const html = renderToString(
    <ServerRenderContext value={rendering}>
      <RemoteRoot
        definition={definition}
        target={request.target}
        sdk={createStaticSdk(request)}
        state={state}
      />
    </ServerRenderContext>,
    { identifierPrefix: request.hostId },
  );
  const asked = new Set(answers.map(({ need }) => addressOf(need)));
  const described = head();
  // A page that could not be read is not the page: search engines are told to come again.
  const isUnread = request.target === 'route' && answers.some((answer) => !isAnswered(answer));
  return {
    html,
    status: described?.status ?? (isUnread ? 503 : 200),
    head: described
      ? {
          title: `${described.title} · Travesía`,
          ...(described.description && { description: described.description }),
          ...(described.structuredData && { structuredData: described.structuredData }),
          ...(described.canonicalPath && { canonicalPath: described.canonicalPath }),
          ...(described.locales && { locales: [...described.locales] }),
          ...(described.image && { image: described.image }),
          ...(described.scene && { scene: described.scene }),
          ...(described.kind && { kind: described.kind }),
        }
      : {},
    state: answers.length > 0 || request.posted ? state : null,
    needs: needs().filter((need) => !asked.has(addressOf(need))),
  };
}

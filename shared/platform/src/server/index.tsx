import { renderToString } from 'react-dom/server';
import type { RenderReply, RenderRequest } from '@travesia/contracts';
import { parsePath } from '@travesia/platform/libraries';
import type { RemoteDefinition } from '../react/define-remote.ts';
import { RemoteRoot } from '../react/remote-root.tsx';
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
      countryCode: null,
      today: request.today,
    }),
    location: createWritable({
      location: { pathname, search, hash, state: null, key: 'default' } as never,
      navigationType: 'POP' as const,
    }),
    navigator: { createHref: prefixed, go: nothing, push: nothing, replace: nothing } as never,
    openDocument: nothing,
    bus: { publish: nothing, on: () => nothing },
    progress: { begin: () => nothing },
    guards: { add: () => nothing },
    visitor: { agentId: () => '', adoptAgentId: nothing },
    attribution: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    apiBaseUrl: '/api',
    announce: nothing,
    flags: {},
  };
}

export interface ServerRender {
  /** State handed to the browser, which hydrates with it. */
  readonly state?: unknown;
  readonly status?: number;
  readonly head?: RenderReply['head'];
}

/**
 * Renders one target of a remote to HTML. The tree is the browser's, so hydration finds what it expects;
 * `hostId` is the identifier prefix on both sides.
 */
export function renderRemote(
  definition: RemoteDefinition,
  request: RenderRequest,
  extra: ServerRender = {},
): RenderReply {
  const { state = null, status = 200, head = {} } = extra;
  const html = renderToString(
    <RemoteRoot
      definition={definition}
      target={request.target}
      sdk={createStaticSdk(request)}
      state={state}
    />,
    { identifierPrefix: request.hostId },
  );
  return { html, status, head, state };
}

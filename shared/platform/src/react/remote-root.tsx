import { Component, createElement, useEffect, useState, type ReactNode } from 'react';
import type { PostedForm } from '@travesia/contracts';
import {
  createStore,
  JotaiProvider,
  QueryClient,
  QueryClientProvider,
  Router,
} from '@travesia/platform/libraries';
import type { Sdk } from '../sdk/sdk.ts';
import { componentOf, type RemoteDefinition } from './define-remote.ts';
import { PostedFormContext } from './posted-form.ts';
import { SdkProvider } from './sdk-context.ts';
import { TextProvider } from './text-provider.tsx';
import { useReadable } from './use-readable.ts';

export type RemoteRootProps = { definition: RemoteDefinition; target: string; sdk: Sdk; state?: unknown };

/** Data a server render handed over, by query key. */
export type RemoteState = {
  queries?: readonly (readonly [readonly unknown[], unknown])[];
  posted?: PostedForm;
};

function createQueryClient(state: unknown): QueryClient {
  const client = new QueryClient({
    // The API client retries by its own table (P-47); a second layer would multiply it.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 } },
  });
  for (const [key, data] of (state as RemoteState | null | undefined)?.queries ?? [])
    client.setQueryData(key, data);
  return client;
}

/**
 * What was asked is kept for minutes, and with it everything that asked. When the remote is gone nobody comes
 * back for it; its last observers have left by the end of the present turn.
 */
function useForgetting(client: QueryClient) {
  useEffect(() => () => queueMicrotask(() => client.clear()), [client]);
}

/** Everything around a remote's own components: its own router, query client, store and words (P-04). */
export function RemoteRoot({ definition, target, sdk, state }: RemoteRootProps) {
  const [queryClient] = useState(() => createQueryClient(state));
  useForgetting(queryClient);
  const [store] = useState(createStore);
  const context = useReadable(sdk.context);
  const { location, navigationType } = useReadable(sdk.location);

  return (
    <SdkProvider value={sdk}>
      <QueryClientProvider client={queryClient}>
        <JotaiProvider store={store}>
          <TextProvider locale={context.locale} texts={definition.texts} market={context.market}>
            <Router
              location={location}
              navigator={sdk.navigator}
              navigationType={navigationType as never}
              static={false}
            >
              <PostedFormContext value={(state as RemoteState | null | undefined)?.posted ?? null}>
                {createElement(componentOf(definition, target))}
              </PostedFormContext>
            </Router>
          </TextProvider>
        </JotaiProvider>
      </QueryClientProvider>
    </SdkProvider>
  );
}

type CrashProps = { onCrash: (error: unknown) => void; children: ReactNode };

/** Tells the shell of a crash and renders nothing: the notice is the shell's (P-06). */
export class CrashBoundary extends Component<CrashProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

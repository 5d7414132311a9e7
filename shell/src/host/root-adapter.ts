import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RootAdapter } from '@travesia/platform/react';

/** The shell's own React DOM, handed to remotes: the prefix keeps ids apart, errors come to us. */
export function createRootAdapter(identifierPrefix: string, onError: (error: unknown) => void): RootAdapter {
  const options = {
    identifierPrefix,
    onUncaughtError: onError,
    onCaughtError: () => {},
    onRecoverableError: (error: unknown) => console.error('hydration', identifierPrefix, error),
  };
  return {
    createRoot: (element) => createRoot(element, options),
    hydrateRoot: (element, node) => hydrateRoot(element, node as ReactNode, options),
  };
}

import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RootAdapter } from '@travesia/platform/react';

/** The shell's own React DOM, handed to remotes: the prefix keeps ids apart, errors come to us. */
export function createRootAdapter(identifierPrefix: string, onError: (error: unknown) => void): RootAdapter {
  let isLeft = false;
  const options = {
    identifierPrefix,
    onUncaughtError: onError,
    onCaughtError: () => {},
    onRecoverableError(error: unknown) {
      // Whoever leaves a page before it was hydrated has lost nothing.
      if (!isLeft) console.error('hydration', identifierPrefix, error);
    },
  };
  return {
    createRoot: (element) => createRoot(element, options),
    hydrateRoot(element, node) {
      const root = hydrateRoot(element, node as ReactNode, options);
      const unmount = root.unmount.bind(root);
      root.unmount = () => {
        isLeft = true;
        unmount();
      };
      return root;
    },
  };
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DocumentState } from '@travesia/contracts';
import type { DocumentKind } from '../documents/shell-build.ts';

/** Renders the inside of the shell's element; `fragmentHtml` by id of the place. */
export type ShellRenderer = (
  kind: DocumentKind | 'sample',
  state: DocumentState,
  fragmentHtml: Readonly<Record<string, string>>,
) => string;

interface ShellBundle {
  renderShell(state: DocumentState, fragmentHtml: Readonly<Record<string, string>>): string;
  renderCheckout(state: DocumentState): string;
  renderMarketSample(state: DocumentState, fragmentHtml: Readonly<Record<string, string>>): string;
}

/** The shell's own server bundle: part of the site, so it runs in the site's process. */
export function loadShellRenderer(buildFolder: string): ShellRenderer {
  const bundle = createRequire(import.meta.url)(join(buildFolder, 'server.cjs')) as ShellBundle;
  return (kind, state, fragmentHtml) => {
    switch (kind) {
      case 'checkout':
        return bundle.renderCheckout(state);
      case 'sample':
        return bundle.renderMarketSample(state, fragmentHtml);
      case 'shell':
        return bundle.renderShell(state, fragmentHtml);
      default:
        return kind satisfies never;
    }
  };
}

import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Sdk } from '../sdk/sdk.ts';
import type { RemoteDefinition } from './define-remote.ts';
import { CrashBoundary, RemoteRoot } from './remote-root.tsx';

/** What the shell hands in to make a root: its own `react-dom/client`, with prefix and error hooks. */
export interface RootAdapter {
  createRoot(element: Element): { render(node: React.ReactNode): void; unmount(): void };
  hydrateRoot(
    element: Element,
    node: React.ReactNode,
  ): { render(node: React.ReactNode): void; unmount(): void };
}

export interface MountProps {
  /** Unique per mount: single-spa-react keeps its roots by it. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly sdk: Sdk;
  readonly state?: unknown;
  readonly onCrash: (error: unknown) => void;
}

export interface Lifecycles {
  bootstrap(props: MountProps): Promise<unknown>;
  mount(props: MountProps): Promise<unknown>;
  unmount(props: MountProps): Promise<unknown>;
  update?(props: MountProps): Promise<unknown>;
}

export interface LifecycleOptions {
  readonly target: string;
  readonly adapter: RootAdapter;
  readonly hydrate: boolean;
}

/** What a remote's `./entry` exposes to the shell. */
export interface RemoteEntry {
  createLifecycles(options: LifecycleOptions): Lifecycles;
}

/** Makes a remote's life cycle from its definition. */
export function createRemoteEntry(definition: RemoteDefinition): RemoteEntry {
  return {
    createLifecycles: ({ target, adapter, hydrate }) =>
      singleSpaReact({
        React,
        ReactDOMClient: adapter,
        renderType: hydrate ? 'hydrateRoot' : 'createRoot',
        suppressComponentDidCatchWarning: true,
        domElementGetter: (props: unknown) => (props as MountProps).domElement,
        rootComponent: ((props: MountProps) => (
          <CrashBoundary onCrash={props.onCrash}>
            <RemoteRoot definition={definition} target={target} sdk={props.sdk} state={props.state} />
          </CrashBoundary>
        )) as never,
      }) as unknown as Lifecycles,
  };
}

import { DESK_QUEUES, type DeskQueue } from '@travesia/contracts';
import { useSyncExternalStore } from 'react';

/** What the desk shows: an address per view, so that a reload and the way back keep the place (D-10). */
export type View =
  | { readonly kind: 'queues'; readonly queue: DeskQueue | 'all'; readonly isMine: boolean }
  | { readonly kind: 'audit' }
  | { readonly kind: 'report' }
  | { readonly kind: 'deals' }
  | { readonly kind: 'by-hand' }
  | { readonly kind: 'call'; readonly code: string }
  | { readonly kind: 'found'; readonly text: string }
  | { readonly kind: 'booking'; readonly id: string; readonly why: string };

export const QUEUES: View = { kind: 'queues', queue: 'all', isMine: false };

/** In the fragment: what was searched for is personal, and a fragment is sent to no server and no log. */
export function fragmentOf(view: View): string {
  const facts = new URLSearchParams({ view: view.kind });
  if (view.kind === 'queues' && view.queue !== 'all') facts.set('queue', view.queue);
  if (view.kind === 'queues' && view.isMine) facts.set('mine', '1');
  if (view.kind === 'call' && view.code !== '') facts.set('code', view.code);
  if (view.kind === 'found') facts.set('text', view.text);
  if (view.kind === 'booking') {
    facts.set('id', view.id);
    facts.set('why', view.why);
  }
  return `#${facts.toString()}`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Anything that is no address of ours is the queues. */
export function viewOf(fragment: string): View {
  const facts = new URLSearchParams(fragment.slice(1));
  const kind = facts.get('view');
  const id = facts.get('id') ?? '';
  const text = facts.get('text') ?? '';
  if (kind === 'audit' || kind === 'report' || kind === 'deals' || kind === 'by-hand') return { kind };
  if (kind === 'call') return { kind, code: facts.get('code') ?? '' };
  if (kind === 'found' && text !== '') return { kind, text };
  if (kind === 'booking' && UUID.test(id)) return { kind, id, why: facts.get('why') ?? '' };
  const queue = DESK_QUEUES.find((each) => each === facts.get('queue')) ?? 'all';
  return { kind: 'queues', queue, isMine: facts.has('mine') };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}

export function goTo(view: View, how: 'push' | 'replace' = 'push'): void {
  const { history, location } = window;
  if (fragmentOf(view) === location.hash) return;
  // The proof of the sign-in lies in the state of every entry (shell/staff/proof.ts).
  if (how === 'push') history.pushState(history.state, '', fragmentOf(view));
  else history.replaceState(history.state, '', fragmentOf(view));
  for (const listener of listeners) listener();
}

const WANTED = 'desk-view';

/**
 * Before the way to the issuer, which drops the fragment. Nothing is stored that other pages of this origin may not
 * read: what was searched for is personal, and a caller's code opens a trip.
 */
export function rememberView(): void {
  let view = viewOf(window.location.hash);
  if (view.kind === 'found') return;
  if (view.kind === 'booking') view = { ...view, why: '' };
  if (view.kind === 'call') view = { ...view, code: '' };
  sessionStorage.setItem(WANTED, fragmentOf(view));
}

/** Back from the issuer. */
export function returnToView(): void {
  const wanted = sessionStorage.getItem(WANTED);
  sessionStorage.removeItem(WANTED);
  if (wanted !== null) goTo(viewOf(wanted), 'replace');
}

export function useView(): View {
  return viewOf(useSyncExternalStore(subscribe, () => window.location.hash));
}

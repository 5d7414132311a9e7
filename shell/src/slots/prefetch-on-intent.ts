import { loadRemoteEntry } from '@travesia/platform/host';
import type { DocumentRemote } from '@travesia/contracts';
import { splitLocale } from '../routing/locale-path.ts';
import { resolvePage } from '../routing/resolve-page.ts';
import { fetchRecord } from './fetch-record.ts';

/** The remote that a link of this site leads to, if it is another page of this document. */
export function remoteOfLink(
  target: EventTarget | null,
  origin: string,
  remotes: readonly DocumentRemote[],
): DocumentRemote | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== origin) return null;
  const page = resolvePage(splitLocale(link.pathname).path, remotes);
  return page.kind === 'remote' ? (remotes.find(({ name }) => name === page.remote) ?? null) : null;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function load(remote: DocumentRemote) {
  try {
    await loadRemoteEntry(remote.record ?? (await fetchRecord(remote)));
  } catch (fault) {
    // Only early: the page itself tries again and says so if it fails.
    console.warn('not prefetched', remote.name, fault);
  }
}

/** A pointer or focus on a link brings the code of the next page before it is asked for. */
export function prefetchOnIntent(remotes: () => readonly DocumentRemote[]) {
  const known = new Set<string>();
  const listen = (event: Event) => {
    const remote = remoteOfLink(event.target, window.location.origin, remotes());
    if (!remote || known.has(remote.build) || savesData()) return;
    known.add(remote.build);
    void load(remote);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(sign, listen, { passive: true });
}

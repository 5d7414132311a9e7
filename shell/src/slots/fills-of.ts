import type { DocumentRemote, RemoteSlot } from '@travesia/contracts';

type FillingRemote = Pick<DocumentRemote, 'name' | 'enabled' | 'manifest'>;

/** A widget that fills a slot, with the remote it comes from. */
export interface SlotFill<Remote extends FillingRemote = DocumentRemote> {
  readonly remote: Remote;
  readonly slot: RemoteSlot;
}

/** What fills a named slot in this market, in its order; of two that want the same place the first in the feed. */
export function fillsOf<Remote extends FillingRemote>(
  remotes: readonly Remote[],
  name: string,
): SlotFill<Remote>[] {
  const isOn = (wanted: string) => remotes.some((remote) => remote.name === wanted && remote.enabled);
  return remotes
    .filter((remote) => remote.enabled)
    .flatMap((remote) =>
      remote.manifest.slots
        .filter(({ slot, requires = [] }) => slot === name && requires.every(isOn))
        .map((slot) => ({ remote, slot })),
    )
    .toSorted((one, other) => one.slot.order - other.slot.order);
}

/** Id of the element a widget lives in, the same on server and browser. */
export function hostIdOf({ remote, slot }: { remote: { name: string }; slot: RemoteSlot }): string {
  return `${slot.slot}-${remote.name}-${slot.widget}`.replaceAll('.', '-');
}

/** Id of the element a remote's page lives in. */
export const pageHostId = (remoteName: string) => `page-${remoteName}`;

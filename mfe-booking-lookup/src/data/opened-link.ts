import { useCallback, useState } from 'react';
import { BookingLinkSchema } from '@travesia/contracts';
import { browserStorage } from '@travesia/page';
import { atom, useAtom } from '@travesia/platform/libraries';
import * as v from 'valibot';

const LINK_KEY = 'travesia.opened-link';

const OpenedLinkSchema = v.object({ referenceId: v.string(), link: BookingLinkSchema });
export type OpenedLink = v.InferOutput<typeof OpenedLinkSchema>;

const openedLink = atom<OpenedLink | null>(null);

/** The link in the address of the page; null where there is none. */
export function linkInAddress(hash: string): string | null {
  const parsed = v.safeParse(BookingLinkSchema, hash.slice(1));
  return parsed.success ? parsed.output : null;
}

function readStored(storage: Pick<Storage, 'getItem'> | null): OpenedLink | null {
  try {
    const parsed = v.safeParse(OpenedLinkSchema, JSON.parse(storage?.getItem(LINK_KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The link that this tab opened its booking by: in memory, and until the tab is closed for when it is reloaded. */
export function useOpenedLink(): readonly [OpenedLink | null, (opened: OpenedLink) => void] {
  const [inMemory, setInMemory] = useAtom(openedLink);
  const [stored] = useState(() => readStored(browserStorage('session')));
  const keep = useCallback(
    (opened: OpenedLink) => {
      setInMemory(opened);
      try {
        browserStorage('session')?.setItem(LINK_KEY, JSON.stringify(opened));
      } catch {
        // A refused storage costs only the reload.
      }
    },
    [setInMemory],
  );
  return [inMemory ?? stored, keep];
}

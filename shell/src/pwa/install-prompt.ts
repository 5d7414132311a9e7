import type { HostLocation, Readable } from '@travesia/platform';

/** What a browser hands over when the site may be installed. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

/** Remembered in this browser for ever (P-27). */
export const INSTALL_DISMISSED_KEY = 'installPromptDismissed';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

function isInstallDismissed(storage: BrowserStorage | null): boolean {
  try {
    return storage?.getItem(INSTALL_DISMISSED_KEY) === 'true';
  } catch {
    return false;
  }
}

export function dismissInstall(storage: BrowserStorage | null) {
  try {
    storage?.setItem(INSTALL_DISMISSED_KEY, 'true');
  } catch {
    // Refused: it stays away for this document.
  }
}

export interface InstallPromptOptions {
  readonly offer: (prompt: InstallPrompt | null) => void;
  readonly storage: BrowserStorage | null;
  readonly location: Readable<HostLocation>;
  readonly target?: EventTarget;
}

/**
 * The browser's own bar stays away; ours may ask, unless the visitor once said never. It waits for the second
 * page of a visit: over the first one it would lie on what the visitor came for.
 */
export function catchInstallPrompt({
  offer,
  storage,
  location,
  target = globalThis.window,
}: InstallPromptOptions) {
  const firstPath = location.getSnapshot().location.pathname;
  let waiting: InstallPrompt | null = null;
  let hasMoved = false;

  const unsubscribe = location.subscribe(() => {
    if (location.getSnapshot().location.pathname === firstPath) return;
    unsubscribe();
    hasMoved = true;
    if (waiting) offer(waiting);
  });
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallDismissed(storage)) return;
    waiting = event as Event & InstallPrompt;
    if (hasMoved) offer(waiting);
  });
  target.addEventListener('appinstalled', () => {
    waiting = null;
    offer(null);
  });
}

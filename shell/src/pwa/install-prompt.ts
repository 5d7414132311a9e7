/** What a browser hands over when the site may be installed. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

/** Remembered in this browser for ever (P-27). */
export const INSTALL_DISMISSED_KEY = 'installPromptDismissed';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function isInstallDismissed(storage: BrowserStorage | null): boolean {
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

/** The browser's own bar stays away; ours may ask, unless the visitor once said never. */
export function catchInstallPrompt(
  offer: (prompt: InstallPrompt | null) => void,
  storage: BrowserStorage | null,
  target: EventTarget = globalThis.window,
) {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isInstallDismissed(storage)) offer(event as Event & InstallPrompt);
  });
  target.addEventListener('appinstalled', () => offer(null));
}

import { browserStorage } from '@travesia/page';

const PROBE = 'travesia.probe';

/**
 * Whether a booking can be made in this browser: payment is a document of its own (S-01), which finds the trip in
 * the storage of its tab and its visitor by a cookie. Storage may be there and take nothing.
 */
export function browserKeeps(): boolean {
  try {
    return (
      navigator.cookieEnabled &&
      (['local', 'session'] as const).every((kind) => {
        const storage = browserStorage(kind);
        storage?.setItem(PROBE, kind);
        const isKept = storage?.getItem(PROBE) === kind;
        storage?.removeItem(PROBE);
        return isKept;
      })
    );
  } catch {
    return false;
  }
}

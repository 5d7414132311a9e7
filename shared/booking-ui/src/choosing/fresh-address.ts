/** In the address, because the payment that leads back is a document of its own. */
export const FRESH_PARAMETER = 'fresh';

/** The address of results that are to be asked for anew (S-45). */
export function freshAddress(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${FRESH_PARAMETER}=1`;
}

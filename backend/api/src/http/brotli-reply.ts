/** Of a shared answer that is kept compressed: everybody may be given it, and nothing between us keeps it. */
export const BROTLI_REPLY = {
  'cache-control': 'private, no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-encoding': 'br',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
} as const;

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the api believes about a caller because the site says it (backend/api/src/http/caller.ts). */
export interface ApiCallerHeaders {
  /** Headers for the site's own reads; they count against no visitor's rate limit. */
  readonly ofSite: Readonly<Record<string, string>>;
  /** With what is forwarded for a visitor; nothing is said of somebody whom the site does not know. */
  ofVisitor(bucket: string | null): Readonly<Record<string, string>>;
  /** A number for a new visitor that only this site can have given. */
  newBucket(): string;
}

const RANDOM_BYTES = 10;
const SIGNED_LENGTH = 24;
const SIGNATURE_LENGTH = 12;

/** In the form of a UUID, as it has always been: the last group is a signature of the others. */
export function createApiCallerHeaders(secret: string): ApiCallerHeaders {
  const key = createHmac('sha256', secret).update('visitor').digest();
  const signatureOf = (text: string) =>
    createHmac('sha256', key).update(text).digest('hex').slice(0, SIGNATURE_LENGTH);

  function isOurs(bucket: string): boolean {
    const given = Buffer.from(bucket.slice(SIGNED_LENGTH));
    const expected = Buffer.from(signatureOf(bucket.slice(0, SIGNED_LENGTH)));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  const callerHeadersOf = (visitor: string) => ({ 'x-travesia-site': secret, 'x-travesia-visitor': visitor });
  return {
    ofSite: callerHeadersOf('site'),
    ofVisitor: (bucket) => (bucket !== null && isOurs(bucket) ? callerHeadersOf(bucket) : {}),
    newBucket() {
      const random = randomBytes(RANDOM_BYTES).toString('hex');
      const groups = [random.slice(0, 8), random.slice(8, 12), random.slice(12, 16), random.slice(16, 20)];
      const signed = `${groups.join('-')}-`;
      return signed + signatureOf(signed);
    },
  };
}

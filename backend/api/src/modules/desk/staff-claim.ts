import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { STAFF_CLAIM_HEADER, StaffClaimSchema, type StaffClaim } from '@travesia/contracts';
import * as v from 'valibot';

export interface ReadStaffClaimOptions {
  /** Shared with the site. */
  readonly secret: string;
  /** The clock of the machine, which the site has too; not one that a test moves. */
  readonly nowMs: () => number;
}

/**
 * Who calls, as the site signed it for this very call (shell/server/staff/staff-claim.ts). `null` for a claim that is
 * missing, somebody else's, for another call or past its seconds.
 */
export function createReadStaffClaim({ secret, nowMs }: ReadStaffClaimOptions) {
  const key = createHmac('sha256', secret).update('staff').digest();
  return (headers: IncomingHttpHeaders, call: string): StaffClaim | null => {
    const [payload = '', signature = ''] = String(headers[STAFF_CLAIM_HEADER] ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = createHmac('sha256', key).update(payload).digest();
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const claim = v.safeParse(
      StaffClaimSchema,
      JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
    );
    if (!claim.success || claim.output.call !== call || claim.output.expiresAtMs <= nowMs()) return null;
    return claim.output;
  };
}

import { createHmac } from 'node:crypto';
import type { Staff, StaffClaim } from '@travesia/contracts';

/** From the site to the api it takes milliseconds; a claim that was overheard is worth nothing. */
const CLAIM_MS = 10_000;

export interface StaffClaimOptions {
  readonly secret: string;
  readonly nowMs: () => number;
}

/** What the api believes about who calls (backend/api/src/modules/desk/staff-claim.ts): signed, for one call. */
export function createStaffClaim({ secret, nowMs }: StaffClaimOptions) {
  const key = createHmac('sha256', secret).update('staff').digest();
  return (staff: Staff, call: string, address: string): string => {
    const claim: StaffClaim = { ...staff, call, address, expiresAtMs: nowMs() + CLAIM_MS };
    const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
    return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
  };
}

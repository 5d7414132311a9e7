import * as v from 'valibot';
import { LocaleSchema } from '../platform/locale.ts';
import { StaffRoleSchema } from './permissions.ts';

const NAME_MAX = 200;

/** A person at the desk, as their issuer knows them. */
export const StaffSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_MAX)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_MAX)),
  role: StaffRoleSchema,
});
export type Staff = v.InferOutput<typeof StaffSchema>;

/** What the site says to the api of the person who calls: for one call, and for seconds. */
export const StaffClaimSchema = v.object({
  ...StaffSchema.entries,
  /** Of the person's browser. */
  address: v.string(),
  /** Method and path that it was made for. */
  call: v.string(),
  expiresAtMs: v.number(),
});
export type StaffClaim = v.InferOutput<typeof StaffClaimSchema>;
export const STAFF_CLAIM_HEADER = 'x-travesia-staff';
/** What the page of the desk sends with every call besides its cookie (decision 15). */
export const DESK_PROOF_HEADER = 'x-desk-proof';

/** Why somebody is not signed in; the words are the page's. */
export const SIGN_IN_PROBLEMS = ['issuer_down', 'refused', 'too_late', 'role_missing'] as const;
export const SignInProblemSchema = v.picklist(SIGN_IN_PROBLEMS);
export type SignInProblem = v.InferOutput<typeof SignInProblemSchema>;

/** The block of state that the document of the desk begins with. */
export const DeskStateSchema = v.object({
  locale: LocaleSchema,
  buildId: v.string(),
  /** Every market that something can be sold in. */
  markets: v.array(v.string()),
  problem: v.optional(SignInProblemSchema),
});
export type DeskState = v.InferOutput<typeof DeskStateSchema>;

/** Where the browser goes to end the session at the issuer too. */
export const StaffSignOutSchema = v.object({ goTo: v.string() });
export type StaffSignOut = v.InferOutput<typeof StaffSignOutSchema>;

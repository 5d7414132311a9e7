import {
  number,
  object,
  optional,
  picklist,
  pipe,
  maxLength,
  nonEmpty,
  string,
  type InferOutput,
} from 'valibot';
import { LocaleSchema } from '../platform/locale.ts';
import { StaffRoleSchema } from './permissions.ts';

const NAME_MAX = 200;

/** A person at the desk, as their issuer knows them. */
export const StaffSchema = object({
  id: pipe(string(), nonEmpty(), maxLength(NAME_MAX)),
  name: pipe(string(), nonEmpty(), maxLength(NAME_MAX)),
  role: StaffRoleSchema,
});
export type Staff = InferOutput<typeof StaffSchema>;

/** What the site says to the api of the person who calls: for one call, and for seconds. */
export const StaffClaimSchema = object({
  ...StaffSchema.entries,
  /** Of the person's browser. */
  address: string(),
  /** Method and path that it was made for. */
  call: string(),
  expiresAtMs: number(),
});
export type StaffClaim = InferOutput<typeof StaffClaimSchema>;
export const STAFF_CLAIM_HEADER = 'x-travesia-staff';
/** What the page of the desk sends with every call besides its cookie (decision 15). */
export const DESK_PROOF_HEADER = 'x-desk-proof';

/** Why somebody is not signed in; the words are the page's. */
export const SIGN_IN_PROBLEMS = ['issuer_down', 'refused', 'too_late', 'role_missing'] as const;
export const SignInProblemSchema = picklist(SIGN_IN_PROBLEMS);
export type SignInProblem = InferOutput<typeof SignInProblemSchema>;

/** The block of state that the document of the desk begins with. */
export const DeskStateSchema = object({
  locale: LocaleSchema,
  buildId: string(),
  problem: optional(SignInProblemSchema),
});
export type DeskState = InferOutput<typeof DeskStateSchema>;

/** Where the browser goes to end the session at the issuer too. */
export const StaffSignOutSchema = object({ goTo: string() });
export type StaffSignOut = InferOutput<typeof StaffSignOutSchema>;

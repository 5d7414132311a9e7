import * as v from 'valibot';
import { DESK_ACTIONS, StaffRoleSchema, type DeskAction } from './permissions.ts';

const short = v.pipe(v.string(), v.trim(), v.maxLength(200));
const ActionSchema = v.picklist(DESK_ACTIONS as readonly [DeskAction, ...DeskAction[]]);

export const AuditQuerySchema = v.object({
  staffId: v.optional(short, ''),
  reference: v.optional(short, ''),
  action: v.optional(v.nullable(ActionSchema), null),
  /** Lines from before this one. */
  before: v.optional(v.nullable(v.number()), null),
});
export type AuditQuery = v.InferOutput<typeof AuditQuerySchema>;

export const AuditEntrySchema = v.object({
  id: v.number(),
  at: v.string(),
  staffId: v.string(),
  staffName: v.string(),
  role: StaffRoleSchema,
  action: ActionSchema,
  why: v.string(),
  reference: v.nullable(v.string()),
  address: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
export const AuditReplySchema = v.object({ data: v.array(AuditEntrySchema) });

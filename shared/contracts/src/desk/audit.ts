import {
  array,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import { DESK_ACTIONS, StaffRoleSchema, type DeskAction } from './permissions.ts';

const short = pipe(string(), trim(), maxLength(200));
const ActionSchema = picklist(DESK_ACTIONS as readonly [DeskAction, ...DeskAction[]]);

export const AuditQuerySchema = object({
  staffId: optional(short, ''),
  reference: optional(short, ''),
  action: optional(nullable(ActionSchema), null),
  /** Lines from before this one. */
  before: optional(nullable(number()), null),
});
export type AuditQuery = InferOutput<typeof AuditQuerySchema>;

export const AuditEntrySchema = object({
  id: number(),
  at: string(),
  staffId: string(),
  staffName: string(),
  role: StaffRoleSchema,
  action: ActionSchema,
  why: string(),
  reference: nullable(string()),
  address: string(),
});
export type AuditEntry = InferOutput<typeof AuditEntrySchema>;
export const AuditReplySchema = object({ data: array(AuditEntrySchema) });

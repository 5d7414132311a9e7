import {
  ActivityCodeSchema,
  IdSchema,
  LocalDateSchema,
  MoneySchema,
  PaxesSchema,
  setOrderEntries,
  type Selection,
} from '@travesia/contracts';
import * as v from 'valibot';
import type { ActivityOrderKind } from './product.ts';

/** The validated rate and what it was validated for. */
const optionEntries = {
  code: ActivityCodeSchema,
  modality: ActivityCodeSchema,
  rateKey: IdSchema,
  date: LocalDateSchema,
  paxes: PaxesSchema,
} as const;

/** POST /user/session/set/activity-order and set/tour-order (B-25) */
export const SetActivityOrderSchema = v.object({ ...setOrderEntries, ...optionEntries });

/** What the check was asked for besides, and the price that the traveller was shown (T-06). */
const noteEntries = {
  rate: v.nullable(v.string()),
  session: v.nullable(v.string()),
  serviceLanguage: v.nullable(v.string()),
  /** Another price asks for consent, also after a reload. */
  total: MoneySchema,
} as const;

const ChosenActivitySchema = v.object({ ...optionEntries, ...noteEntries });
/** An activity or a tour on one day, with its rate (T-09). */
export type ChosenActivity = v.InferOutput<typeof ChosenActivitySchema>;

export const activitySelection = (kind: ActivityOrderKind, chosen: ChosenActivity): Selection => {
  const { rate, session, serviceLanguage, total, ...body } = chosen;
  return { kind, body, note: { rate, session, serviceLanguage, total } };
};

/** The chosen activity or tour; null where something else was chosen. */
export function activityOf(selection: Selection | null, kind: ActivityOrderKind): ChosenActivity | null {
  if (selection?.kind !== kind) return null;
  const read = v.safeParse(ChosenActivitySchema, { ...selection.body, ...selection.note });
  return read.success ? read.output : null;
}

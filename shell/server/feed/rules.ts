import { MarketIdSchema, RemoteNameSchema } from '@travesia/contracts';
import {
  array,
  integer,
  literal,
  nullable,
  number,
  object,
  pipe,
  record,
  string,
  type InferOutput,
} from 'valibot';

/** What a remote does in the markets: the build that is live, and where it is off (P-02, P-03). */
export const RemoteRuleSchema = object({ live: nullable(string()), off: array(MarketIdSchema) });
export type RemoteRule = InferOutput<typeof RemoteRuleSchema>;

/** One state of the feed. States are numbered and never rewritten, so that they are the audit as well. */
export const FeedRulesSchema = object({
  schema: literal(1),
  sequence: pipe(number(), integer()),
  at: string(),
  /** The command that led here, in words. */
  action: string(),
  remotes: record(RemoteNameSchema, RemoteRuleSchema),
});
export type FeedRules = InferOutput<typeof FeedRulesSchema>;

const DIGITS = 8;

/** Name of the file of one state: names sort like the states. */
export function rulesFileName(sequence: number): string {
  return `${String(sequence).padStart(DIGITS, '0')}.json`;
}

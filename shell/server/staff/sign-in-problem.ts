import { SignInProblemSchema, type SignInProblem } from '@travesia/contracts';
import * as v from 'valibot';

const QuerySchema = v.object({ problem: SignInProblemSchema });

/** Why the browser came back from the issuer without a session, as the address says. */
export function signInProblemOf(query: unknown): SignInProblem | undefined {
  const parsed = v.safeParse(QuerySchema, query);
  return parsed.success ? parsed.output.problem : undefined;
}

import { SignInProblemSchema, type SignInProblem } from '@travesia/contracts';
import { object, safeParse } from 'valibot';

const QuerySchema = object({ problem: SignInProblemSchema });

/** Why the browser came back from the issuer without a session, as the address says. */
export function signInProblemOf(query: unknown): SignInProblem | undefined {
  const parsed = safeParse(QuerySchema, query);
  return parsed.success ? parsed.output.problem : undefined;
}

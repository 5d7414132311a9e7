import type { CardBehaviour } from './cards.ts';
import type { Form } from './form.ts';
import type { AuthenticationRecord } from './outcomes.ts';

/** One type of payment method: what is sent to save it, and what the vendor's objects say of it. */
export interface SandboxMethod {
  readonly type: string;
  /** Reads POST /payment_methods, and refuses what the provider would refuse. */
  read(form: Form, nowMs: number): MethodFacts;
}

export interface MethodFacts {
  /** As the challenge page names it. */
  readonly label: string;
  /** For tests that look for the payments of a method. */
  readonly summary: object;
  readonly behaviour: CardBehaviour;
  /** Under its type in the vendor's payment method. */
  readonly details: object;
  /** Under its type in the vendor's charge. */
  chargeDetails(authentication: AuthenticationRecord | null): object;
}

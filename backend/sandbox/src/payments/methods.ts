import type { CardBehaviour } from './cards.ts';
import { cardMethod } from './card-method.ts';
import type { Form } from './form.ts';
import type { AuthenticationRecord } from './records.ts';

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

const SANDBOX_METHODS: readonly SandboxMethod[] = [cardMethod];

export function findSandboxMethod(type: string): SandboxMethod | undefined {
  return SANDBOX_METHODS.find((method) => method.type === type);
}

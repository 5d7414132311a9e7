import { cardMethod } from './card-method.ts';
import type { SandboxMethod } from './sandbox-method.ts';

const SANDBOX_METHODS: readonly SandboxMethod[] = [cardMethod];

export function findSandboxMethod(type: string): SandboxMethod | undefined {
  return SANDBOX_METHODS.find((method) => method.type === type);
}

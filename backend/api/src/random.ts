import { randomBytes, randomUUID } from 'node:crypto';

/** Where ids and secrets come from; a test may put its own in. */
export interface Random {
  uuid(): string;
  bytes(length: number): Buffer;
}

export const SYSTEM_RANDOM: Random = { uuid: () => randomUUID(), bytes: (length) => randomBytes(length) };

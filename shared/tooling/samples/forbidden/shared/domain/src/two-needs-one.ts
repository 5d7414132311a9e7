import type { One } from './one-needs-two.ts';

export type Two = { readonly one: One | null };

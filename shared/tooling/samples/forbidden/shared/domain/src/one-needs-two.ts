import type { Two } from './two-needs-one.ts';

export type One = { readonly two: Two | null };

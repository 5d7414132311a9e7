import type { CardFieldsOwner } from './traveller.ts';

/** Whose card fields a campaign uses: `CARD_FIELDS=hosted` those of the payment provider, as in production. */
export const readCardFields = (): CardFieldsOwner =>
  process.env.CARD_FIELDS === 'hosted' ? 'hosted' : 'own';

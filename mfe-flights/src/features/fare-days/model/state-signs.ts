/** What stands in a narrow cell without a price; `FareSigns` explains them. */
export const STATE_SIGNS = {
  seen: '',
  none: '–',
  checking: '…',
  loading: '',
  unknown: '·',
  old: '·',
  failed: '·',
} as const;

/** Beside a price without a bag among prices with one; explained likewise. */
export const WITHOUT_BAG_SIGN = '*';

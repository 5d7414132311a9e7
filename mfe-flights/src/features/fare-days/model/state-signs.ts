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

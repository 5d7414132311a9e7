/** Why nothing was sent, copied or taken off. */
export class SaleRefused extends Error {
  override readonly name = 'SaleRefused';
  readonly code:
    | 'call_code_unknown'
    | 'sale_incomplete'
    | 'sale_over'
    | 'sale_paid'
    | 'desk_changed'
    | 'by_hand_known'
    | 'deal_unknown'
    | 'deal_over'
    | 'deal_used_up'
    | 'deal_unfit'
    | 'deal_twice'
    | 'deal_taken'
    | 'deal_invalid';
  /** Who was faster. */
  readonly by: string | null;
  constructor(code: SaleRefused['code'], by: string | null = null) {
    super(code);
    this.code = code;
    this.by = by;
  }
}

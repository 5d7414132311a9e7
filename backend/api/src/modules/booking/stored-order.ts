declare const STORED: unique symbol;
/** What a vertical stored of an order: only the vertical that wrote it can read it. */
export interface StoredOrder {
  readonly [STORED]: true;
}

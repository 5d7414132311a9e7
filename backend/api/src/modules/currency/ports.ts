export interface ExchangeRates {
  /** Who says so. */
  readonly source: string;
  /** ISO date of the rates. */
  readonly asOf: string;
  readonly base: string;
  /** Units of the currency for one unit of the base. */
  readonly rates: Readonly<Record<string, number>>;
}

export interface ExchangeRateSource {
  read(): Promise<ExchangeRates>;
}

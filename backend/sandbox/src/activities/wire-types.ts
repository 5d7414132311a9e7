/** The part of the supplier's booking that this sandbox writes and reads again. */
export type WireStatus = 'CONFIRMED' | 'PRECONFIRMED' | 'CANCELLED';

interface WirePax {
  readonly name?: string;
  readonly surname?: string;
  readonly age: number;
  readonly type?: string;
}

export interface WireBooking {
  readonly reference: string;
  readonly clientReference: string;
  status: WireStatus;
  readonly creationDate: string;
  readonly currency: string;
  readonly total: number;
  readonly totalNet: number;
  readonly pendingAmount: number;
  readonly holder: { readonly name: string; readonly surname: string; readonly email?: string };
  readonly activities: readonly {
    status: WireStatus;
    readonly id: string;
    readonly activityReference: string;
    readonly code: string;
    readonly name: string;
    readonly type: string;
    readonly dateFrom: string;
    readonly dateTo: string;
    readonly modality: { readonly code: string; readonly name: string };
    readonly paxes: readonly WirePax[];
    readonly supplier: { readonly name: string; readonly vatNumber: string };
    readonly comments: readonly { readonly type: string; readonly text: string }[];
    readonly vouchers: readonly {
      readonly language: string;
      readonly mimeType: string;
      readonly url: string;
    }[];
  }[];
}

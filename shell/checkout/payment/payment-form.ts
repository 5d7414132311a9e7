import type { ComponentType, ReactNode, Ref } from 'react';
import type { ProblemLine } from '@travesia/booking-ui/form';
import type { CardBillingAddress } from '@travesia/contracts';

/** The form of one payment method. A further one is its component and a line in `payment-forms.ts`. */
export interface PaymentForm {
  /** As the api names the method. */
  readonly method: string;
  readonly Label: ComponentType;
  readonly Fields: ComponentType<PaymentFieldsProps>;
}

export type PaymentFieldsProps = {
  /** The order as it is shown: what is given pays this one and no other. */
  orderKey: string;
  /** For Enter in fields of another document: it presses the pay button, as in the page's own fields. */
  onSubmit: () => void;
  handle: Ref<PaymentFieldsHandle>;
};

/** What the page needs of the fields, whatever they ask for. */
export interface PaymentFieldsHandle {
  /** Where errors lead. */
  readonly fieldId: string;
  /** After a refusal: takes the focus for another try of the same payer. */
  focus(payerName: string): void;
  /** Lines for the error summary; none when the fields can be sent. */
  validate(): Promise<readonly ProblemLine[]>;
  /** Shows beside the fields what is wrong with them. */
  showErrors(): void;
  /** Sends what was given, at the press of the pay button. */
  submit(address: CardBillingAddress): Promise<PaymentFieldsAnswer>;
  /** Empties what must not stay. */
  clear(): void;
}

export type PaymentFieldsAnswer =
  /** The proof of the press, which the payment needs. */
  | { readonly ok: true; readonly transactionId: string }
  | { readonly ok: false; readonly problem: PaymentFieldsProblem };

export interface PaymentFieldsProblem {
  readonly text: ReactNode;
  /** The same may go through when it is sent again. */
  readonly canRetry: boolean;
}

import { cardForm } from './card/card-form.tsx';
import type { PaymentForm } from './payment/payment-form.ts';

export const PAYMENT_FORMS: readonly PaymentForm[] = [cardForm];

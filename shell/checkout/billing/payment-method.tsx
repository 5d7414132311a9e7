import { useState } from 'react';
import type { OrderView } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { RadioGroup } from '@travesia/ui/radio-group';
import type { PaymentFieldsProps } from '../payment/payment-form.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';

export type PaymentMethodProps = { view: OrderView } & Omit<PaymentFieldsProps, 'orderKey'>;

/** The fields of the method to pay with, and the choice where there is one. */
export function PaymentMethod({ view, onSubmit, handle }: PaymentMethodProps) {
  const { t } = useText(checkoutTexts);
  const { paymentForms } = useCheckout();
  const { paymentMethods, orderKey } = view;
  const [chosen, choose] = useState<string | null>(null);
  const offered = paymentForms.filter(({ method }) => paymentMethods?.includes(method) ?? true);
  const form = offered.find(({ method }) => method === chosen) ?? offered[0];
  if (!form) return null;
  const { Fields } = form;
  return (
    <>
      {offered.length > 1 && (
        <RadioGroup
          legend={t('billing.method')}
          variant="cards"
          options={offered.map(({ method, Label }) => ({ value: method, label: <Label /> }))}
          value={form.method}
          onValueChange={choose}
        />
      )}
      <Fields key={form.method} orderKey={orderKey} onSubmit={onSubmit} handle={handle} />
    </>
  );
}

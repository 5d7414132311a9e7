import { fillIn } from '@travesia/testing';
import { useImperativeHandle } from 'react';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PAYMENT_FORMS } from '../payment-forms.ts';
import type { PaymentFieldsProps, PaymentForm } from '../payment/payment-form.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { openCheckout } from '../testing/open-checkout.tsx';

const sent: string[] = [];

/** A method of these tests alone: one field, and no frame of the vault. */
function TransferFields({ orderKey, handle }: PaymentFieldsProps) {
  useImperativeHandle(handle, () => ({
    fieldId: 'iban',
    focus: () => document.getElementById('iban')?.focus(),
    validate: async () => {
      const field = document.getElementById('iban') as HTMLInputElement;
      return field.value ? [] : [{ fieldId: 'iban', words: () => 'Escribe tu IBAN.' }];
    },
    showErrors: () => {},
    submit: async () => {
      sent.push(orderKey);
      return sent.length > 1
        ? { ok: true, transactionId: 'txn_transfer' }
        : { ok: false, problem: { text: 'Tu banco no responde.', canRetry: true } };
    },
    clear: () => {},
  }));
  return <input id="iban" aria-label="IBAN" />;
}
const transfer: PaymentForm = {
  method: 'transfer',
  Label: () => 'Transferencia',
  Fields: TransferFields,
};

const openBilling = (paymentMethods: string[]) => {
  const server = createFakeServer({ paymentMethods });
  const checkout = openCheckout({
    path: '/booking/BillingSummary',
    server,
    paymentForms: [...PAYMENT_FORMS, transfer],
  });
  return { ...checkout, server };
};

describe('the choice of a payment method', () => {
  it('is not shown while there is one method', async () => {
    openBilling(['card']);
    expect(await screen.findByTitle('Datos de la tarjeta')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Forma de pago' })).toBeNull();
  });

  it('pays by the chosen method with its own fields, errors and proof of the press', async () => {
    const { user, server } = openBilling(['card', 'transfer']);
    const choice = await screen.findByRole('group', { name: 'Forma de pago' });
    expect(within(choice).getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
    await user.click(within(choice).getByRole('radio', { name: 'Transferencia' }));
    expect(screen.queryByTitle('Datos de la tarjeta')).toBeNull();

    await fillIn(user, screen.getByLabelText(/Código postal/), '28001');
    await fillIn(user, screen.getByLabelText(/^Dirección\*/), 'Calle Mayor 1');
    await fillIn(user, screen.getByLabelText(/^Ciudad\*/), 'Madrid');
    await fillIn(user, screen.getByLabelText(/Nombre para el recibo/), 'Lucía Ferrer');
    const pay = screen.getByRole('button', { name: /^Pagar/ });
    await user.click(pay);
    expect(await screen.findByRole('link', { name: 'Escribe tu IBAN.' })).toBeVisible();
    expect(sent).toEqual([]);

    await fillIn(user, screen.getByLabelText('IBAN'), 'ES12');
    await user.click(pay);
    expect(await screen.findByText('Tu banco no responde.')).toBeVisible();
    expect(server.callsOf('/user/session/payment-direction')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(server.callsOf('/user/session/payment-direction')).toHaveLength(1));
    const [direction] = server.callsOf('/user/session/payment-direction');
    expect(direction?.body).toMatchObject({ transactionId: 'txn_transfer', orderKey: sent[1] });
  });
});

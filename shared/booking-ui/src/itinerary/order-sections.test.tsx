import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OrderSections } from './order-sections.tsx';

it('W-08: the voucher of a supplier is a link to its document, in a tab of its own', () => {
  const href = 'https://supplier.example/vouchers/1';
  const facts = [
    { label: 'Voucher', value: 'Open the voucher', href },
    { label: 'What you should know', value: 'Be there 15 minutes before.' },
  ];
  render(<OrderSections sections={[{ kind: 'facts', heading: 'From the supplier', facts }]} />);
  expect(screen.getByRole('link', { name: 'Open the voucher' })).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Be there 15 minutes before.')).toBeVisible();
});

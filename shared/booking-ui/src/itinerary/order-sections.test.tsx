import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextProvider } from '@travesia/platform/react';
import { bookingTexts } from '../texts/index.ts';
import { JourneyBags } from './index.ts';
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

it('M-06: bags of a traveller that were bought one after the other are one line', () => {
  const bag = { journeyType: 'onward', quantity: 1 } as const;
  render(
    <TextProvider locale="en" texts={[bookingTexts]}>
      <JourneyBags
        journey={{ journeyType: 'onward' } as never}
        addedBags={{
          bags: [
            { ...bag, travellerId: 'ana' },
            { ...bag, travellerId: 'luis' },
            { ...bag, travellerId: 'ana' },
            { ...bag, travellerId: 'ana', journeyType: 'return' },
          ],
          travellerName: (id) => (id === 'ana' ? 'Ana Ruiz' : 'Luis Ruiz'),
        }}
      />
    </TextProvider>,
  );
  expect(screen.getAllByText(/^Added for/).map(({ textContent }) => textContent)).toEqual([
    'Added for Ana Ruiz: 2 checked bags',
    'Added for Luis Ruiz: 1 checked bag',
  ]);
});

import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ChosenBag } from '@travesia/booking';
import type { BagOption } from '@travesia/contracts';
import { openPart } from '../testing/open-part.tsx';
import { BaggageChoice } from './index.ts';

const bag = (change: Partial<BagOption>): BagOption => ({
  additionalServicesId: 'bag_1',
  journeyType: 'onward',
  segmentIds: ['seg_1'],
  travellerId: 'ana',
  quantity: 2,
  amount: { amount: 4500, currency: 'USD' },
  ...change,
});
const NAMES: Readonly<Record<string, string>> = { ana: 'Ana Ruiz', leo: 'Leo Ruiz' };

function Bags({
  options,
  onChosen,
}: {
  options: readonly BagOption[];
  onChosen: (bags: ChosenBag[]) => void;
}) {
  const [chosen, setChosen] = useState<readonly ChosenBag[]>([]);
  return (
    <BaggageChoice
      options={options}
      chosen={chosen}
      travellerName={(id) => NAMES[id] ?? ''}
      onChange={(bags) => {
        setChosen(bags);
        onChosen(bags);
      }}
    />
  );
}

function open(options: readonly BagOption[]) {
  let chosen: readonly ChosenBag[] = [];
  const part = openPart(
    <Bags
      options={options}
      onChosen={(bags) => {
        chosen = bags;
      }}
    />,
  );
  return { ...part, chosen: () => chosen };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('F-37: extra bags', () => {
  it('stand under their journey, one line a traveller, with price, weight and how many', () => {
    open([
      bag({}),
      bag({ travellerId: 'leo', weightKg: 23, quantity: 1 }),
      bag({
        additionalServicesId: 'bag_2',
        journeyType: 'return',
        amount: { amount: 6000, currency: 'USD' },
      }),
    ]);
    const outbound = within(screen.getByRole('group', { name: 'Outbound' }));
    expect(outbound.getByText('$45.00 USD per bag · up to 2')).toBeVisible();
    expect(outbound.getByText('$45.00 USD per bag · up to 23 kg · up to 1')).toBeVisible();
    const back = within(screen.getByRole('group', { name: 'Return' }));
    expect(back.getByText('$60.00 USD per bag · up to 2')).toBeVisible();
    expect(back.queryByText('Leo Ruiz')).not.toBeInTheDocument();
  });

  it('are never more than the fare allows, and never fewer than none', async () => {
    const { user, chosen } = open([bag({})]);
    const [fewer, more] = [
      button('Remove a bag for Ana Ruiz, Outbound'),
      button('Add a bag for Ana Ruiz, Outbound'),
    ];
    await user.click(fewer);
    expect(chosen()).toEqual([]);
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect(chosen()).toMatchObject([{ quantity: 2, totalAmount: { amount: 9000, currency: 'USD' } }]);
    await user.click(fewer);
    await user.click(fewer);
    expect(chosen()).toEqual([]);
  });

  it('of one traveller and journey leave those of the others as they are', async () => {
    const { user, chosen } = open([
      bag({}),
      bag({ travellerId: 'leo' }),
      bag({ additionalServicesId: 'bag_2', journeyType: 'return' }),
    ]);
    await user.click(button('Add a bag for Ana Ruiz, Outbound'));
    await user.click(button('Add a bag for Leo Ruiz, Outbound'));
    await user.click(button('Add a bag for Ana Ruiz, Return'));
    await user.click(button('Remove a bag for Ana Ruiz, Outbound'));
    expect(chosen().map(({ travellerId, journeyType }) => [travellerId, journeyType])).toEqual([
      ['leo', 'onward'],
      ['ana', 'return'],
    ]);
  });
});

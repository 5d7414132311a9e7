import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { PartyFields } from '../party/index.ts';
import { openPart } from '../testing/open-part.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterTick } from './filter-tick.tsx';
import { PriceFilter } from './price-filter.tsx';

describe('F-23: a filter', () => {
  const tick = (count: number, isSelected: boolean, onTick = () => {}) => (
    <FilterTick
      label="Pool"
      count={count}
      isSelected={isSelected}
      group="amenity"
      value="pool"
      onTick={onTick}
    />
  );

  it('says how many it would leave, and is ticked', async () => {
    const onTick = jest.fn();
    const { user } = openPart(tick(12, false, onTick));
    const box = screen.getByRole('checkbox', { name: /Pool/ });
    expect(box.closest('label')).toHaveTextContent('12');
    await user.click(box);
    expect(onTick).toHaveBeenCalledWith('amenity', 'pool');
  });

  it('that would leave nothing cannot be ticked, but taken away where it is', () => {
    const { change } = openPart(tick(0, false));
    expect(screen.getByRole('checkbox')).toBeDisabled();
    change(tick(0, true));
    expect(screen.getByRole('checkbox')).toBeEnabled();
  });

  it('that holds has its way out', async () => {
    const onRemove = jest.fn();
    const { user, change, container } = openPart(
      <ActiveFilters filters={[{ id: 'pool', words: 'Pool', onRemove }]} />,
    );
    expect(screen.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Pool' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
    change(<ActiveFilters filters={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['nothing has a price', null],
    ['all cost the same', { fromMinor: 10_000, toMinor: 10_000 }],
  ])('of prices is not there where %s', (_where, bounds) => {
    const words = { label: 'Price', from: 'From', to: 'To' };
    const { container } = openPart(
      <PriceFilter words={words} bounds={bounds} chosen={null} money={String} onChange={() => {}} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('H-03, T-02: who comes', () => {
  const words = {
    adults: { label: 'Adults', hint: '18 or older', fewer: 'One adult fewer', more: 'One adult more' },
    children: { label: 'Children', hint: '0 to 17', fewer: 'One child fewer', more: 'One child more' },
    chooseAge: 'Choose the age',
    childAge: (child: number) => `Age of child ${child}`,
    years: (count: number) => `${count} years`,
  };
  type Party = Parameters<typeof PartyFields>[0]['party'];
  const seen: Party[] = [];

  function Fields({ asksChildren }: { asksChildren: boolean }) {
    const [party, setParty] = useState<Party>({ adults: 2, childAges: [] });
    seen.push(party);
    return <PartyFields party={party} asksChildren={asksChildren} onPartyChange={setParty} words={words} />;
  }

  it('asks the age of each child, and keeps the ages of those who stay', async () => {
    const { user } = openPart(<Fields asksChildren />);
    await user.click(screen.getByRole('button', { name: 'One child more' }));
    await user.click(screen.getByRole('button', { name: 'One child more' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '7 years');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 2' }), '0 years');
    expect(seen.at(-1)).toEqual({ adults: 2, childAges: [7, 0] });
    await user.click(screen.getByRole('button', { name: 'One child fewer' }));
    await user.click(screen.getByRole('button', { name: 'One adult more' }));
    expect(seen.at(-1)).toEqual({ adults: 3, childAges: [7] });
  });

  it('an age that is taken back is asked for again', async () => {
    const { user } = openPart(<Fields asksChildren />);
    await user.click(screen.getByRole('button', { name: 'One child more' }));
    const age = screen.getByRole('combobox', { name: 'Age of child 1' });
    await user.selectOptions(age, '7 years');
    await user.selectOptions(age, 'Choose the age');
    expect(seen.at(-1)?.childAges).toEqual([null]);
  });

  it('asks for no children where none may come', () => {
    openPart(<Fields asksChildren={false} />);
    expect(screen.queryByRole('button', { name: 'One child more' })).toBeNull();
  });
});

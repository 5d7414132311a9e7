import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { TabList, TabPanel } from './index.ts';

const TABS = [
  { id: 'flights', label: 'Vuelos' },
  { id: 'hotels', label: 'Hoteles' },
  { id: 'cruises', label: 'Cruceros' },
] as const;

function Search() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('flights');
  return (
    <>
      <TabList label="Productos" group="home" tabs={TABS} selected={selected} onSelect={setSelected} />
      {TABS.map((tab) => (
        <TabPanel key={tab.id} group="home" id={tab.id} selected={tab.id === selected}>
          <input aria-label={`Buscar ${tab.label}`} />
        </TabPanel>
      ))}
    </>
  );
}

describe('Tabs', () => {
  it('X-12: arrows go round, Home and End jump, Tab goes on into the panel', async () => {
    const user = userEvent.setup();
    render(<Search />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Cruceros' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Hoteles', selected: true })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Buscar Hoteles' })).toHaveFocus();
    await expectAccessible();
  });

  it('what was typed in another tab is still there', async () => {
    const user = userEvent.setup();
    render(<Search />);
    await user.type(screen.getByRole('textbox', { name: 'Buscar Vuelos' }), 'Bogotá');
    await user.click(screen.getByRole('tab', { name: 'Hoteles' }));
    await user.click(screen.getByRole('tab', { name: 'Vuelos' }));
    expect(screen.getByRole('textbox', { name: 'Buscar Vuelos' })).toHaveValue('Bogotá');
  });
});

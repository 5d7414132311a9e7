import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from './index.ts';

function Trip() {
  const [value, setValue] = useState<'round' | 'one'>('round');
  return (
    <RadioGroup
      legend="Viaje"
      variant="segments"
      options={[
        { value: 'round', label: 'Ida y vuelta' },
        { value: 'one', label: 'Solo ida' },
      ]}
      value={value}
      onValueChange={setValue}
      error="Elige uno"
    />
  );
}

describe('Choices', () => {
  it('X-12: arrows move and choose in a radio group', async () => {
    const user = userEvent.setup();
    render(<Trip />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Ida y vuelta' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Solo ida' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Viaje' })).toHaveAccessibleDescription('Elige uno');
    await expectAccessible();
  });

  it('a checkbox reads its count and its error', async () => {
    const user = userEvent.setup();
    render(<Checkbox label="Directo" aside="12" error="Acéptalo para seguir" />);
    const box = screen.getByRole('checkbox', { name: 'Directo 12' });
    await user.tab();
    await user.keyboard(' ');
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('Acéptalo para seguir');
    await expectAccessible();
  });
});

import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Stepper } from './index.ts';

function Adults() {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      label="Adultos"
      value={value}
      min={1}
      max={2}
      onValueChange={setValue}
      decreaseLabel="Quitar un adulto"
      increaseLabel="Añadir un adulto"
      name="adults"
    />
  );
}

describe('Stepper', () => {
  it('X-12: counts by keyboard, stops at its limits and keeps focus there', async () => {
    const user = userEvent.setup();
    render(<Adults />);
    const more = screen.getByRole('button', { name: 'Añadir un adulto' });
    more.focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Quitar un adulto' }));
    expect(screen.getByRole('status')).toHaveTextContent('1');
    await expectAccessible();
  });
});

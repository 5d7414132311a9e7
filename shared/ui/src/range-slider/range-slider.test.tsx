import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { RangeSlider } from './index.ts';

function Price() {
  const [value, setValue] = useState<[number, number]>([200, 600]);
  return (
    <RangeSlider
      label="Precio"
      min={100}
      max={900}
      value={value}
      onValueChange={setValue}
      format={(amount) => `${amount} US$`}
      lowLabel="Precio desde"
      highLabel="Precio hasta"
    />
  );
}

describe('RangeSlider', () => {
  it('each end says its value in words and never passes the other', async () => {
    render(<Price />);
    const low = screen.getByRole('slider', { name: 'Precio desde' });
    const high = screen.getByRole('slider', { name: 'Precio hasta' });
    expect(low).toHaveAttribute('aria-valuetext', '200 US$');
    fireEvent.change(low, { target: { value: '800' } });
    expect(low).toHaveValue('600');
    fireEvent.change(high, { target: { value: '300' } });
    expect(high).toHaveValue('600');
    await expectAccessible();
  });
});

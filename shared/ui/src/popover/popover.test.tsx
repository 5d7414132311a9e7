import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { Button } from '../button/index.ts';
import { Popover } from './index.ts';

function Travellers() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Viajeros"
        doneLabel="Listo"
        trigger={(trigger) => <Button {...trigger}>2 adultos</Button>}
      >
        <button>Añadir</button>
      </Popover>
      <button>Buscar</button>
    </>
  );
}

describe('Popover', () => {
  it('X-12: opens by keyboard, Escape closes it and focus is back on its button', async () => {
    const user = userEvent.setup();
    render(<Travellers />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Viajeros' })).toHaveFocus();
    await expectAccessible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Añadir' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '2 adultos' })).toHaveFocus();
  });

  it('moving on closes it', async () => {
    const user = userEvent.setup();
    render(<Travellers />);
    await user.click(screen.getByRole('button', { name: '2 adultos' }));
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

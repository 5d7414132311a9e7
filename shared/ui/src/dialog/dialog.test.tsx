import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Dialog } from './index.ts';

function Filters({ blocking = false }: { blocking?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filtros</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filtrar"
        closeLabel="Cerrar"
        blocking={blocking}
      >
        <p>Escalas</p>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('X-12: takes focus to its title and gives it back', async () => {
    const user = userEvent.setup();
    render(<Filters />);
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    expect(screen.getByRole('heading', { name: 'Filtrar' })).toHaveFocus();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.getByRole('button', { name: 'Filtros' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on the browser’s cancel (Escape) and on a press beside it', async () => {
    const user = userEvent.setup();
    render(<Filters />);
    const button = screen.getByRole('button', { name: 'Filtros' });
    await user.click(button);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button);
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays where a press began in it and ended beside it, as the selection of a text can', async () => {
    const user = userEvent.setup();
    render(<Filters />);
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    fireEvent.pointerDown(screen.getByText('Escalas'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog', { name: 'Filtrar' })).toBeVisible();
  });

  it('a choice that must be made stays', async () => {
    const user = userEvent.setup();
    render(<Filters blocking />);
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog', { name: 'Filtrar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument();
  });
});

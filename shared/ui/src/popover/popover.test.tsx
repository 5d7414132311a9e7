import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
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

afterEach(() => {
  jest.restoreAllMocks();
});

/** jsdom has no layout: the panel lies where its button is, and moves by the shift it was given. */
function layOut(anchor: { leftPx: number }, panelWidthPx: number, windowWidthPx: number): () => number {
  const leftOf = (element: Element) =>
    anchor.leftPx + Number.parseFloat((element as HTMLElement).style.getPropertyValue('--shift') || '0');
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(windowWidthPx);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    return new DOMRect(leftOf(this), 0, panelWidthPx, 300);
  });
  return () => leftOf(screen.getByRole('dialog'));
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

  it('X-15: stays inside the window when its button is moved after it opened', async () => {
    const user = userEvent.setup();
    const anchor = { leftPx: 400 };
    const leftOfPanel = layOut(anchor, 768, 1280);
    render(<Travellers />);
    await user.click(screen.getByRole('button', { name: '2 adultos' }));
    expect(leftOfPanel()).toBe(400);
    anchor.leftPx = -15;
    await waitFor(() => expect(leftOfPanel()).toBe(8));
    anchor.leftPx = 900;
    await waitFor(() => expect(leftOfPanel()).toBe(1280 - 768 - 8));
    anchor.leftPx = 300;
    await waitFor(() => expect(leftOfPanel()).toBe(300));
  });
});

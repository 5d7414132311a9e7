import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Button, ButtonLink } from './index.ts';

describe('Button', () => {
  it('X-12: is pressed by Enter and Space', async () => {
    const onClick = jest.fn();
    const user = userEvent.setup();
    render(<Button onClick={onClick}>Buscar</Button>);
    await user.tab();
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
    await expectAccessible();
  });

  it('while pending says so, keeps its focus and does nothing, not even submit', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const user = userEvent.setup();
    render(
      <form onSubmit={onSubmit}>
        <Button variant="primary" type="submit" pending pendingText="Buscando" onClick={onClick}>
          Buscar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Buscando' });
    button.focus();
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await expectAccessible();
  });

  it('a link may look like a button and stays a link', () => {
    render(<ButtonLink href="tel:+34900000000">900 000 000</ButtonLink>);
    expect(screen.getByRole('link', { name: '900 000 000' })).toHaveAttribute('href', 'tel:+34900000000');
  });
});

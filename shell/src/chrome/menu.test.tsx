import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { aRemote, createFakeHost, renderInHost } from '../testing/fake-host.tsx';
import { Menu } from './menu.tsx';

const remotes = Array.from({ length: 9 }, (_each, index) =>
  aRemote(`mfe-${index}`, {
    menu: [{ path: `/p${index}`, order: index, label: { es: `Producto ${index}`, en: `Product ${index}` } }],
  }),
);

describe('the menu of the header', () => {
  it('what has no room at some width stands under “More”, too, and going there closes it', async () => {
    const host = createFakeHost({ remotes });
    const { user, container } = renderInHost(host, <Menu />);
    const more = screen.getByRole('group');
    expect(more).not.toHaveAttribute('open');
    await user.click(screen.getByText('Más'));
    expect(more).toHaveAttribute('open');
    await expectAccessible(container);
    await user.click(within(more).getByRole('link', { name: 'Producto 8' }));
    expect(more).not.toHaveAttribute('open');
    expect(host.location.getSnapshot().location.pathname).toBe('/p8');
  });

  it('a few products need no “More”: the button is the menu of a phone only', () => {
    renderInHost(createFakeHost({ remotes: remotes.slice(0, 1) }), <Menu />);
    expect(screen.getByRole('group')).not.toHaveAttribute('data-under');
    expect(screen.getByText('Menú')).toBeInTheDocument();
  });
});

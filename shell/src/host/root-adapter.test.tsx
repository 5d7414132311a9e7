import { afterEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRootAdapter } from './root-adapter.ts';

const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  reported.mockClear();
});

function serverRendered(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

it('reports words that are not those of the server', () => {
  act(() => {
    createRootAdapter('home-', () => {}).hydrateRoot(serverRendered('<p>Lima</p>'), <p>Quito</p>);
  });
  expect(reported).toHaveBeenCalledWith('hydration', 'home-', expect.any(Error));
});

it('reports nothing when a page is left before it was hydrated', () => {
  const adapter = createRootAdapter('home-', () => {});
  act(() => {
    adapter.hydrateRoot(serverRendered('<p>Lima</p>'), <p>Lima</p>).unmount();
  });
  expect(reported).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { focusHeading } from './focus-heading.ts';

let end = () => {};
const main = () => document.querySelector('main') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<button>Menu</button><main><h1>Cruises</h1></main>';
});
afterEach(() => end());

describe('X-12: the focus after a navigation', () => {
  it('is on the heading that is there', () => {
    end = focusHeading();
    expect(screen.getByRole('heading', { name: 'Cruises' })).toHaveFocus();
  });

  it('goes on to the heading that a remote renders in its place', async () => {
    end = focusHeading();
    main().innerHTML = '';
    main().insertAdjacentHTML('beforeend', '<h1>Bahamas escape</h1>');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bahamas escape' })).toHaveFocus());
  });

  it('is on the page while there is no heading yet', () => {
    main().innerHTML = '<p>Loading</p>';
    end = focusHeading();
    expect(main()).toHaveFocus();
  });

  it('stays where the visitor put it', async () => {
    end = focusHeading();
    screen.getByRole('button').focus();
    main().innerHTML = '<h1>Bahamas escape</h1>';
    await new Promise((resolve) => queueMicrotask(() => resolve(null)));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bahamas escape' })).toBeVisible());
    expect(screen.getByRole('button')).toHaveFocus();
  });
});

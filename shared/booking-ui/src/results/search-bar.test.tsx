import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBar } from './index.ts';

it('the search stands in one bar, which opens the form that changes it', async () => {
  const user = userEvent.setup();
  render(
    <SearchBar
      title="Places to stay in Barcelona"
      what="Barcelona"
      details={['Dec 21 – 24', '2 guests']}
      change="Edit search"
    >
      <button type="button">Search hotels</button>
    </SearchBar>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Places to stay in Barcelona' })).toBeVisible();
  expect(screen.getByText('2 guests').parentElement).toHaveTextContent(/^Dec 21 – 24 · 2 guests$/);
  expect(screen.getByText('Search hotels')).not.toBeVisible();
  await user.click(screen.getByText('Edit search'));
  expect(screen.getByRole('button', { name: 'Search hotels' })).toBeVisible();
});

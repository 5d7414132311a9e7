import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from './index.ts';

function Page({ hasList }: { hasList: boolean }) {
  const page = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(true);
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), []);
  return (
    <div ref={page}>
      <h1 tabIndex={-1}>Payment</h1>
      {hasList && <h2 tabIndex={-1}>Flights</h2>}
      {isFailed && <button onClick={() => setFailed(false)}>Try again</button>}
    </div>
  );
}

it.each([
  ['the list', true, 'Flights'],
  ['the page', false, 'Payment'],
])('X-12: a button that vanishes leaves the focus at the heading of %s', async (_what, hasList, heading) => {
  const user = userEvent.setup();
  render(<Page hasList={hasList} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
});

function List() {
  const page = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(['Sol']);
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), []);
  return (
    <div ref={page}>
      <h2 tabIndex={-1}>Hotels</h2>
      <ol>
        {names.map((name) => (
          <li key={name}>
            <a href="#rooms">{name}</a>
          </li>
        ))}
      </ol>
      {names.length === 1 && <button onClick={() => setNames(['Sol', 'Luna', 'Mar'])}>Show 2 more</button>}
    </div>
  );
}

it('X-12: after the last "Show more" the focus is on the first that was added', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByRole('link', { name: 'Luna' })).toHaveFocus();
});

import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Router, type Location } from 'react-router';
import { axe } from 'jest-axe';
import { Link, type LinkProps } from './link.tsx';
import { useSearchParams } from './use-search-params.ts';

type Step = { kind: 'push' | 'replace'; to: unknown; state: unknown };

function Query() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <output>{query.get('adults')}</output>
      <button
        onClick={() =>
          setQuery(
            (current) => {
              current.set('adults', '3');
              return current;
            },
            { replace: true },
          )
        }
      >
        more
      </button>
      <button onClick={() => setQuery({ cabin: 'economy' })}>anew</button>
    </>
  );
}

function open(link: Partial<LinkProps> = {}, address: Partial<Location> | string = '/vuelos?adults=2') {
  const steps: Step[] = [];
  const pathOf = (to: unknown) =>
    typeof to === 'string' ? to : Object.values(to as Record<string, string>).join('');
  const navigator = {
    createHref: (to: unknown) => `/es${pathOf(to)}`,
    go: () => {},
    push: (to: unknown, state: unknown) => void steps.push({ kind: 'push', to: pathOf(to), state }),
    replace: (to: unknown, state: unknown) => void steps.push({ kind: 'replace', to: pathOf(to), state }),
  };
  const view = render(
    <Router location={address} navigator={navigator as never}>
      <Link to="/hoteles" {...link}>
        go
      </Link>
      <Query />
    </Router>,
  );
  return { steps, anchor: screen.getByRole('link'), ...view };
}

describe('a link of a remote', () => {
  it('P-50: has the prefixed address and is followed without leaving the document', async () => {
    const { anchor, steps, container } = open({ state: { from: 'home' } });
    expect(anchor).toHaveAttribute('href', '/es/hoteles');
    expect(fireEvent.click(anchor)).toBe(false);
    expect(steps).toEqual([{ kind: 'push', to: '/hoteles', state: { from: 'home' } }]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('to where one is takes the place of the entry', () => {
    const { anchor, steps } = open({ to: '/vuelos?adults=2' });
    fireEvent.click(anchor);
    expect(steps[0]?.kind).toBe('replace');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'a click with %j is the browser’s own',
    (how) => {
      const { anchor, steps } = open();
      fireEvent.click(anchor, how);
      expect(steps).toEqual([]);
    },
  );

  it.each([{ target: '_blank' }, { to: 'https://other.example/' }, { to: 'tel:+34900555010' }])(
    '%j leaves the document',
    (link) => {
      const { anchor, steps } = open(link);
      fireEvent.click(anchor);
      expect(steps).toEqual([]);
      if (link.to) expect(anchor).toHaveAttribute('href', link.to);
    },
  );

  it('a listener may keep it from happening', () => {
    const { anchor, steps } = open({ onClick: (event) => event.preventDefault() });
    fireEvent.click(anchor);
    expect(steps).toEqual([]);
  });
});

describe('the query of a page', () => {
  it('is read, changed in place with what belongs to the entry, and written anew', () => {
    const { steps } = open(
      {},
      { pathname: '/vuelos', search: '?adults=2', state: { list: '/vuelos/lista' } },
    );
    expect(screen.getByRole('status')).toHaveTextContent('2');
    fireEvent.click(screen.getByRole('button', { name: 'more' }));
    fireEvent.click(screen.getByRole('button', { name: 'anew' }));
    expect(steps).toEqual([
      { kind: 'replace', to: '/vuelos?adults=3', state: { list: '/vuelos/lista' } },
      { kind: 'push', to: '/vuelos?cabin=economy', state: undefined },
    ]);
  });
});

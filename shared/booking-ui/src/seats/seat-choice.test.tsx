import { useState } from 'react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ChosenSeat } from '@travesia/booking';
import type { Seat, SeatMap } from '@travesia/contracts';
import { TextProvider } from '@travesia/platform/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { openPart } from '../testing/open-part.tsx';
import { SeatChoice, seatTexts } from './index.ts';

const TEXTS = [seatTexts];
const ANA = { id: 'ana', name: 'Ana Ruiz' };
const LUIS = { id: 'luis', name: 'Luis Ruiz' };
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const free = (
  designator: string,
  amount: number,
  { on = 'out', more = {} as Partial<Seat>, who = [ANA, LUIS] } = {},
): Seat => ({
  designator,
  column: designator.slice(-1),
  name: null,
  conditions: [],
  services: who.map(({ id }) => ({
    serviceId: `${on}-${designator}-${id}`,
    travellerId: id,
    amount: usd(amount),
  })),
  ...more,
});
const taken = (designator: string): Seat => free(designator, 0, { who: [] });

/** Two rows of two seats beside an aisle: A free, C free and dearer; the second row an exit. */
const mapOf = (
  on: string,
  title: string,
  rows: readonly (readonly Seat[])[],
  more: Partial<SeatMap> = {},
): SeatMap => ({
  segmentId: on,
  title,
  cabins: [
    {
      columns: ['A', null, 'C'],
      rows: rows.map((seats, index) => ({
        number: String(index + 1),
        isExit: index === 1,
        seats: [...seats],
      })),
    },
  ],
  ...more,
});
const OUT = mapOf('out', 'IB 6585: Madrid – Bogotá', [
  [free('1A', 1_200, { more: { name: 'Front seat' } }), free('1C', 4_500)],
  [
    free('2A', 4_500, {
      more: {
        conditions: ['No children in this row.'],
        tooYoung: ['luis'],
        services: [{ serviceId: 'out-2A-ana', travellerId: 'ana', amount: usd(4_500) }],
      },
    }),
    taken('2C'),
  ],
]);
const BACK = mapOf('back', 'IB 6586: Bogotá – Madrid', [[free('1A', 1_000, { on: 'back' })]]);

/** What the page keeps of the choice. */
let kept: ChosenSeat[] = [];
beforeEach(() => {
  kept = [];
});
function Page({
  maps,
  party,
  start = [],
}: {
  maps: readonly SeatMap[];
  party: readonly (typeof ANA)[];
  start?: readonly ChosenSeat[];
}) {
  const [chosen, setChosen] = useState(start);
  const change = (next: ChosenSeat[]) => {
    kept = next;
    setChosen(next);
  };
  return (
    <TextProvider locale="en" texts={TEXTS}>
      <SeatChoice maps={maps} travellers={party} chosen={chosen} onChange={change} status={<p>Saved</p>} />
    </TextProvider>
  );
}
const open = (
  maps: readonly SeatMap[] = [OUT],
  party: readonly (typeof ANA)[] = [ANA],
  start: readonly ChosenSeat[] = [],
) => openPart(<Page maps={maps} party={party} start={start} />);
const seat = (name: RegExp | string) => screen.getByRole('button', { name });
const seats = () =>
  kept.map(({ travellerId, segmentId, designator }) => `${travellerId} ${segmentId} ${designator}`);
const choosing = () => screen.getByRole('group', { name: 'Seat for' });

describe('Q-06: a seat for one traveller', () => {
  it('is named with its price, chosen by a press and given up by another', async () => {
    const { user } = open();
    expect(screen.getByRole('table', { name: 'Seat map for IB 6585: Madrid – Bogotá' })).toBeVisible();
    expect(screen.getByText('Choose a seat to see its price and conditions.')).toBeVisible();
    await expectAccessible();
    await user.click(seat(/^1A, \$12\.00.USD, Front seat$/));
    expect(kept).toEqual([
      { serviceId: 'out-1A-ana', segmentId: 'out', travellerId: 'ana', designator: '1A', amount: usd(1_200) },
    ]);
    expect(seat(/^1A, /)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Ana Ruiz: 1A, $12.00 USD')).toBeVisible();
    await user.click(seat(/^1A, /));
    expect(seats()).toEqual([]);
  });

  it('another one takes its place: nobody has two on a flight', async () => {
    const { user } = open();
    await user.click(seat(/^1A, /));
    await user.click(seat(/^1C, /));
    expect(seats()).toEqual(['ana out 1C']);
  });

  it('is given up in the list below the map, too', async () => {
    const { user } = open();
    await user.click(seat(/^1C, /));
    await user.click(seat('Remove seat 1C for Ana Ruiz'));
    expect(seats()).toEqual([]);
    expect(screen.queryByText('Ana Ruiz: 1C, $45.00 USD')).toBeNull();
  });

  it('shows the conditions of the airline in its own language', async () => {
    const { user } = open();
    await user.click(seat(/^2A, /));
    const [condition] = screen.getAllByText('No children in this row.');
    expect(condition?.closest('ul')).toHaveAttribute('lang', 'en');
  });

  it('a seat that is taken says so and is not chosen', async () => {
    const { user } = open();
    expect(seat('2C, taken')).toHaveAttribute('aria-disabled', 'true');
    await user.click(seat('2C, taken'));
    expect(seats()).toEqual([]);
    expect(screen.getByText('2C, taken')).toBeVisible();
  });
});

describe('X-12: the map from the keyboard', () => {
  it('is one stop of the Tab key, and arrows lead over the aisle and from row to row', async () => {
    const { user } = open();
    await user.tab();
    expect(seat(/^1A, /)).toHaveFocus();
    expect(screen.getByText('1A', { selector: 'b' }).closest('p')).toHaveTextContent(
      /^1A · \$12\.00.USD · Front seat/,
    );
    await user.keyboard('{ArrowRight}');
    expect(seat(/^1C, /)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(seat(/^1C, /)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(seat('2C, taken')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(seat(/^2A, /)).toHaveFocus();
    await user.keyboard('{ArrowUp}{End}');
    expect(seat(/^1C, /)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(seats()).toEqual(['ana out 1C']);
    await user.tab();
    expect(seat('Remove seat 1C for Ana Ruiz')).toHaveFocus();
  });
});

describe('Q-06: seats for a party', () => {
  it('after a choice the next one without a seat chooses', async () => {
    const { user } = open([OUT], [ANA, LUIS]);
    expect(screen.getByText('Choose a seat for Ana Ruiz.')).toBeVisible();
    await user.click(seat(/^1A, /));
    expect(within(choosing()).getByRole('radio', { name: /^Luis Ruiz/ })).toBeChecked();
    expect(screen.getByText('Now choosing for Luis Ruiz.')).toBeVisible();
    await user.click(seat(/^1C, /));
    expect(seats()).toEqual(['ana out 1A', 'luis out 1C']);
  });

  it('a press on the seat of a companion leads back to that companion and moves nothing', async () => {
    const { user } = open([OUT], [ANA, LUIS]);
    await user.click(seat(/^1A, /));
    await user.click(seat('1A, chosen for Ana Ruiz'));
    expect(seats()).toEqual(['ana out 1A']);
    expect(within(choosing()).getByRole('radio', { name: /^Ana Ruiz/ })).toBeChecked();
  });

  it('an exit row is refused to who is too young for it, with the age', async () => {
    const { user } = open([OUT], [ANA, LUIS]);
    await user.click(within(choosing()).getByRole('radio', { name: /^Luis Ruiz/ }));
    await user.click(seat(/^2A, in an exit row: not available to travelers under \d+$/));
    expect(seats()).toEqual([]);
    expect(screen.getByText(/^2A, in an exit row: not available/)).toBeVisible();
  });

  it('an infant on a lap chooses none', () => {
    open([OUT], [ANA, { id: 'baby', name: 'Eva Ruiz' }]);
    expect(screen.queryByRole('radio', { name: /Eva Ruiz/ })).toBeNull();
    expect(screen.getByText('Choose a seat to see its price and conditions.')).toBeVisible();
  });
});

describe('Q-06: several flights', () => {
  it('have a map each; the choice of one stays while the other is open', async () => {
    const { user } = open([OUT, BACK]);
    await user.click(seat(/^1C, /));
    await user.click(screen.getByRole('radio', { name: 'IB 6586: Bogotá – Madrid' }));
    expect(screen.getByRole('table', { name: 'Seat map for IB 6586: Bogotá – Madrid' })).toBeVisible();
    await user.click(seat(/^1A, /));
    expect(seats()).toEqual(['ana out 1C', 'ana back 1A']);
    const list = screen.getByText('Ana Ruiz: 1A, $10.00 USD').closest('li');
    expect(list).toHaveTextContent('IB 6586: Bogotá – Madrid');
  });

  it('the first one opens on which somebody still chooses', () => {
    open([{ ...OUT, booked: [{ travellerId: 'ana', designator: '1C' }] }, BACK]);
    expect(screen.getByRole('radio', { name: 'IB 6586: Bogotá – Madrid' })).toBeChecked();
  });
});

describe('M-06: seats of a booking', () => {
  const booked = [{ travellerId: 'ana', designator: '1C' }];

  it('who has one already is named and chooses no other', () => {
    open([{ ...OUT, booked }], [ANA, LUIS]);
    expect(screen.getByText('Ana Ruiz already has 1C on this flight.')).toBeVisible();
    expect(seat("1C, Ana Ruiz's seat in this booking")).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('group', { name: 'Seat for' })).toBeNull();
    expect(screen.getByText('Choose a seat for Luis Ruiz.')).toBeVisible();
  });

  it('where all have one, no map is offered, and what to do instead is said', () => {
    open([{ ...OUT, booked }]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      screen.getByText('All travelers have a seat on this flight. To change one, contact us.'),
    ).toBeVisible();
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('where none is left, that is said', () => {
    open([mapOf('out', 'IB 6585: Madrid – Bogotá', [[taken('1A'), taken('1C')]])]);
    expect(screen.getByText('There are no seats left to choose on this flight.')).toBeVisible();
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PriceLine } from '@travesia/contracts';
import { MoneyContext } from '@travesia/i18n';
import { PriceChangeDialog } from '../choosing/price-change-dialog.tsx';
import { SessionClock } from '../clock/session-clock.tsx';
import { openPart } from '../testing/open-part.tsx';
import { PriceBreakup, PriceChange } from './index.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const line = (label: string, quantity: number, unit: number): PriceLine =>
  ({ code: 'base', label, quantity, unit: usd(unit), total: usd(unit * quantity) }) as PriceLine;
const words = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ').trim();
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [words(within(row).getByRole('rowheader')), words(within(row).getByRole('cell'))]);

describe('S-41: the fare break-up', () => {
  it('names each line, how often it counts, and the total of the party', () => {
    openPart(
      <PriceBreakup
        lines={[line('Fare, adult', 2, 10_050), line('Taxes', 1, 900)]}
        total={usd(21_000)}
        travellerCount={2}
      />,
    );
    expect(screen.getByRole('table', { name: 'Price details' })).toBeVisible();
    expect(rows()).toEqual([
      ['Fare, adult2 × $100.50 USD', '$201.00 USD'],
      ['Taxes', '$9.00 USD'],
      ['Total for 2 travelers', '$210.00 USD'],
    ]);
  });

  it('X-10: names the price of one only where it multiplies to its line in the currency that is shown', () => {
    const format = {
      numberLocale: 'en-US' as const,
      currency: 'EUR',
      rates: { base: 'USD', rates: { EUR: 0.9 } },
    };
    openPart(
      <MoneyContext value={format}>
        <PriceBreakup
          lines={[line('Fare, adult', 2, 10_055), line('Fare, child', 2, 10_000)]}
          total={usd(40_110)}
          travellerCount={4}
        />
      </MoneyContext>,
    );
    expect(rows()).toEqual([
      ['Fare, adult× 2', expect.stringMatching(/^€180\.99 /)],
      ['Fare, child2 × €90.00', expect.stringMatching(/^€180\.00 /)],
      ['Total for 4 travelers', expect.stringMatching(/^€360\.99 /)],
    ]);
  });

  it('shows only the present lines after a change of language, also where two lines say the same', () => {
    const breakup = (fare: string, taxes: string) => (
      <PriceBreakup
        lines={[line(fare, 1, 10_050), line(fare, 1, 10_050), line(taxes, 1, 900)]}
        total={usd(21_000)}
        travellerCount={2}
      />
    );
    const { change } = openPart(breakup('Fare, adult', 'Taxes'));
    for (const [fare, taxes] of [
      ['Tarifa, adulto', 'Tasas'],
      ['Fare, adult', 'Taxes'],
    ] as const) {
      change(breakup(fare, taxes));
      expect(rows().map(([label]) => label)).toEqual([fare, fare, taxes, 'Total for 2 travelers']);
    }
  });

  it('names what the property takes in its own money, outside of the total', () => {
    openPart(
      <PriceBreakup
        lines={[]}
        total={usd(100)}
        payAtProperty={{ amount: 1_250, currency: 'EUR' }}
        travellerCount={1}
      />,
    );
    expect(rows().at(-1)).toEqual(['Charge paid at the propertyNot included in the total', '€12.50']);
  });
});

describe('S-46: a price that changed needs consent', () => {
  it('on the page of the trip', async () => {
    const [onAccept, onRefuse] = [jest.fn(), jest.fn()];
    const { user } = openPart(
      <PriceChange
        previous={usd(10_000)}
        current={usd(11_000)}
        onAccept={onAccept}
        onRefuse={onRefuse}
        refuse="Choose another flight"
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The price is now $110.00 USD (was $100.00 USD).');
    await user.click(screen.getByRole('button', { name: 'Choose another flight' }));
    expect([onAccept.mock.calls.length, onRefuse.mock.calls.length]).toEqual([0, 1]);
    await user.click(screen.getByRole('button', { name: /^Continue at \$110\.00\sUSD$/ }));
    expect(onAccept).toHaveBeenCalledTimes(1);
  });

  it('W-04: line by line, where it is known what changed and why', () => {
    openPart(
      <PriceChange
        previous={usd(21_900)}
        current={usd(20_500)}
        reason="The fare depends on the ages."
        lines={{
          before: [line('Fare, adult', 2, 7_500), line('Fare, child', 1, 6_000), line('Bags', 1, 900)],
          now: [line('Fare, adult', 1, 7_501), line('Fare, adult', 1, 7_499), line('Fare, child', 1, 5_500)],
        }}
        onAccept={jest.fn()}
        onRefuse={jest.fn()}
        refuse="Choose another flight"
      />,
    );
    const table = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => words(cell as HTMLElement)));
    expect(table).toEqual([
      ['Item', 'Before', 'Now'],
      ['Fare, adult', '$150.00 USD', '$150.00 USD'],
      ['Fare, child', '$60.00 USD', '$55.00 USD'],
      ['Bags', '$9.00 USD', '–'],
      ['Total', '$219.00 USD', '$205.00 USD'],
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('The fare depends on the ages.');
  });

  it('before anything is held, with both totals side by side', async () => {
    const [onAccept, onDismiss] = [jest.fn(), jest.fn()];
    const { user } = openPart(
      <PriceChangeDialog
        chooseOther="Choose another room"
        change={{ was: usd(10_000), now: usd(9_000) }}
        onAccept={onAccept}
        onDismiss={onDismiss}
      />,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'The price changed' }));
    expect(dialog.getByText('Before').nextElementSibling).toHaveTextContent('$100.00 USD');
    expect(dialog.getByText('Now').nextElementSibling).toHaveTextContent('$90.00 USD');
    expect(dialog.getByText('Nothing has been charged.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Continue for \$90\.00\sUSD$/ }));
    await user.click(dialog.getByRole('button', { name: 'Choose another room' }));
    expect([onAccept.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the clock of a held price', () => {
  const ways = { onRefreshResults: jest.fn(), onBackToResults: jest.fn(), onRefreshSelected: jest.fn() };
  const hold = { held: 'The airline holds it', checkAgain: 'Refresh selected flight', refuse: 'Refuse' };
  type View = Parameters<typeof SessionClock>[0]['view'];
  const clock = (view: View, announce: (text: string) => void = () => {}) => (
    <SessionClock view={view} announce={announce} words={hold} {...ways} />
  );

  it('S-43: is shown in its last three minutes, and speaks twice', () => {
    const announce = jest.fn();
    const { change } = openPart(clock({ status: 'running', secondsLeft: 181, warning: null }, announce));
    expect(screen.queryByRole('timer')).toBeNull();
    change(clock({ status: 'running', secondsLeft: 180, warning: null }, announce));
    expect(screen.getByRole('timer')).toHaveTextContent('3:00The airline holds it');
    change(clock({ status: 'running', secondsLeft: 119, warning: 120 }, announce));
    change(clock({ status: 'running', secondsLeft: 118, warning: 120 }, announce));
    change(clock({ status: 'running', secondsLeft: 29, warning: 30 }, announce));
    expect(announce.mock.calls).toEqual([
      ['2 minutes left to confirm this price.'],
      ['30 seconds left to confirm this price.'],
    ]);
  });

  it('S-44, S-45: at zero leaves three ways on and no other way out', async () => {
    const { user } = openPart(clock({ status: 'finished', secondsLeft: 0, warning: 30 }));
    const dialog = within(screen.getByRole('dialog', { name: 'Your session has timed out.' }));
    const names = dialog.getAllByRole('button').map((each) => each.textContent);
    expect(names).toEqual(['Refresh selected flight', 'Back to results', 'Refresh results']);
    for (const name of names) await user.click(dialog.getByRole('button', { name: name ?? '' }));
    expect(Object.values(ways).map((way) => way.mock.calls.length)).toEqual([1, 1, 1]);
  });
});

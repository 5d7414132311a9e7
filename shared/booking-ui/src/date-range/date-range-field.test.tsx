import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RemotePageProvider, type RemotePage } from '@travesia/page';
import { DateRangeField, RangeDays, type DateRange } from './index.ts';

const page = {
  today: '2026-11-20',
  locale: 'en',
  numberLocale: 'en-US',
  weekLocale: 'es-ES',
} as unknown as RemotePage;
const WORDS = {
  label: 'Dates',
  from: 'From',
  to: 'To',
  calendar: 'Choose your dates',
  loading: 'Loading',
  done: 'Done',
  length: '',
  chooseSecond: 'Now choose the return',
};

function Field() {
  const [range, setRange] = useState<DateRange>({ from: '2026-11-27', to: '2026-12-03' });
  return (
    <RemotePageProvider page={page}>
      <DateRangeField
        id="dates"
        {...range}
        names={{ from: 'from', to: 'to' }}
        words={WORDS}
        calendar={(close) => <RangeDays {...range} onRangeChange={setRange} words={WORDS} onDone={close} />}
        error={undefined}
      />
    </RemotePageProvider>
  );
}

const field = () => screen.getByRole('button', { name: /Dates/ });
const day = (name: RegExp) => screen.findByRole('button', { name });
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ value }) => value);

async function openCalendar() {
  const user = userEvent.setup();
  render(<Field />);
  await user.click(field());
  await screen.findAllByRole('grid');
  return user;
}

beforeAll(async () => {
  // The calendar is loaded when it is opened.
  await import('../range-days/index.ts');
});

describe('the dates of a search', () => {
  it('opened again, the departure and another return change only the return, and Done keeps them', async () => {
    const user = await openCalendar();
    await user.click(await day(/November 27, 2026 selected/));
    await user.click(await day(/December 8,/));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(chosen()).toEqual(['2026-11-27', '2026-12-08']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('after one day the foot asks for the second one, and Done waits for it', async () => {
    const user = await openCalendar();
    await user.click(await day(/December 14,/));
    expect(screen.getByText('Now choose the return')).toBeVisible();
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done).toHaveAttribute('aria-disabled', 'true');
    await user.click(done);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(chosen()).toEqual(['2026-11-27', '2026-12-03']);
    await user.click(await day(/December 16,/));
    expect(screen.queryByText('Now choose the return')).not.toBeInTheDocument();
    await user.click(done);
    expect(chosen()).toEqual(['2026-12-14', '2026-12-16']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['a press outside', (user: UserEvent) => user.click(document.body)],
    ['a press on the field', (user: UserEvent) => user.click(field())],
  ])('closed by %s after one day, the dates from before stay', async (_way, close) => {
    const user = await openCalendar();
    await user.click(await day(/December 14,/));
    await close(user);
    if (screen.queryByRole('dialog')) await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(chosen()).toEqual(['2026-11-27', '2026-12-03']);
  });

  it('the same day twice is that day for both', async () => {
    const user = await openCalendar();
    await user.click(await day(/December 14,/));
    await user.click(await day(/December 14,/));
    expect(chosen()).toEqual(['2026-12-14', '2026-12-14']);
  });

  it('X-12: the keyboard starts on the chosen day, chooses two days and comes back to the field', async () => {
    const user = await openCalendar();
    expect(await day(/November 27, 2026 selected/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['2026-11-28', '2026-12-06']);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
  });
});

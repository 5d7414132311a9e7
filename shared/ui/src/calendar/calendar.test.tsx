import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { monthsBetween } from './months-between.ts';
import { DayCalendar, RangeCalendar } from './index.ts';

const LIMITS = { locale: 'es', weekLocale: 'es-ES', min: '2026-11-20', max: '2027-10-20' };

describe('Calendar', () => {
  it('X-12: two days are chosen by keyboard', async () => {
    const onValueChange = jest.fn();
    const user = userEvent.setup();
    render(<RangeCalendar {...LIMITS} label="Fechas" value={null} onValueChange={onValueChange} />);
    for (let presses = 0; presses < 6; presses += 1) {
      if (document.activeElement?.closest('td')) break;
      await user.tab();
    }
    // After the first day focus moves on to the next one by itself.
    await user.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenCalledWith({ from: '2026-11-27', to: '2026-11-29' });
    await expectAccessible();
  });

  it.each([
    ['es', 'es-ES', 'lun'],
    ['en', 'es-ES', 'Mon'],
    ['en', 'es-AR', 'Mon'],
    ['es', 'es-MX', 'dom'],
    ['es', 'es-CO', 'dom'],
    ['en', 'es-US', 'Sun'],
  ])('X-08: read in %s, the week of %s begins on %s', (locale, weekLocale, first) => {
    const props = { ...LIMITS, locale, weekLocale, label: 'Salida', value: null };
    render(<DayCalendar {...props} onValueChange={() => undefined} />);
    // The heads are hidden from screen readers: each day says its own name.
    expect(document.querySelector('th')).toHaveTextContent(first);
  });

  it('shows two months with the names of the page’s language', () => {
    render(<RangeCalendar {...LIMITS} label="Fechas" value={null} onValueChange={() => undefined} />);
    expect(screen.getByText('noviembre de 2026')).toBeVisible();
    expect(screen.getByText('diciembre de 2026')).toBeVisible();
    expect(screen.getAllByRole('grid')).toHaveLength(2);
  });

  it('a day that cannot be chosen is off; a note is spoken when its day has focus', async () => {
    const onValueChange = jest.fn();
    const user = userEvent.setup();
    render(
      <DayCalendar
        {...LIMITS}
        months={1}
        label="Salida"
        value="2026-11-27"
        onValueChange={onValueChange}
        noteOf={(day) => ({ text: day.slice(8), spoken: () => `Desde 412 US$ el ${day}` })}
      />,
    );
    expect(screen.getByText('Desde 412 US$ el 2026-11-27')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /19 de noviembre/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /28 de noviembre/ }));
    expect(onValueChange).toHaveBeenCalledWith('2026-11-28');
  });

  it('X-20: writes no style element, which the policy of the site would refuse', () => {
    render(<DayCalendar {...LIMITS} label="Salida" value={null} onValueChange={() => undefined} />);
    expect(document.querySelector('head > meta#react-aria-pressable-style')).not.toBeNull();
    expect(document.querySelector('style')).toBeNull();
  });

  it('a phone shows one month with arrows where the calendar stands in the page, and scrolls one that opened', () => {
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
      );
    const common = { ...LIMITS, label: 'Salida', value: null, onValueChange: () => undefined };
    const { unmount } = render(<DayCalendar {...common} paged />);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeVisible();
    unmount();
    render(<DayCalendar {...common} />);
    expect(screen.getAllByRole('grid')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
    matchMedia.mockRestore();
  });

  it('a day between the limits can be sold out', async () => {
    const onValueChange = jest.fn();
    const user = userEvent.setup();
    render(
      <DayCalendar
        {...LIMITS}
        months={1}
        label="Día"
        value="2026-11-27"
        onValueChange={onValueChange}
        isUnavailable={(day) => day === '2026-11-28'}
      />,
    );
    await user.click(screen.getByRole('button', { name: /28 de noviembre/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /29 de noviembre/ }));
    expect(onValueChange).toHaveBeenCalledWith('2026-11-29');
  });

  it.each([
    ['2026-11-20', '2026-11-30', 1],
    ['2026-11-20', '2027-10-20', 12],
  ])('a phone scrolls from %s to %s through %i months', (min, max, months) => {
    expect(monthsBetween(min, max)).toBe(months);
  });
});

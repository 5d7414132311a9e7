import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { aRemote, createFakeHost, renderInHost } from '../testing/fake-host.tsx';
import { LAST_BOOKING_KEY } from '../visitor/last-booking-key.ts';
import { rememberLastBooking } from '../visitor/last-booking.ts';
import { LastBookingNotice } from './last-booking-notice.tsx';

const lookup = aRemote('mfe-booking-lookup', {
  routes: [
    {
      path: '/user/my-journey/booking-detail',
      layout: 'result',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tu reserva', en: 'Your booking' },
    },
  ],
});

const open = (remotes = [lookup], locale: 'es' | 'en' = 'es') => {
  const host = createFakeHost({ remotes, locale });
  return { host, ...renderInHost(host, <LastBookingNotice />) };
};

describe('a booking of this browser', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['es', 'Ver mi reserva', /9RF9EN27RB/],
    ['en', 'See my booking', /9RF9EN27RB/],
  ] as const)('P-41: is found from the home (%s)', async (locale, link, text) => {
    rememberLastBooking(localStorage, { referenceId: '9RF9EN27RB', isHidden: false });
    const { container } = open([lookup], locale);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/${locale}/user/my-journey/booking-detail?booking=9RF9EN27RB`,
    );
    await expectAccessible(container);
  });

  it('P-05, P-41: one that another tab confirms appears at once', () => {
    const { host } = open();
    expect(screen.queryByRole('complementary')).toBeNull();
    act(() => host.bus.publish('booking-confirmed@1', { referenceId: '7KZT2M9QXA' }));
    expect(screen.getByText(/7KZT2M9QXA/)).toBeVisible();
  });

  it('a notice that was put away stays away, until there is another booking', async () => {
    rememberLastBooking(localStorage, { referenceId: '9RF9EN27RB', isHidden: false });
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Ocultar' }));
    expect(screen.queryByText(/9RF9EN27RB/)).toBeNull();
    unmount();
    const { host } = open();
    expect(screen.queryByRole('complementary')).toBeNull();
    act(() => host.bus.publish('booking-confirmed@1', { referenceId: '7KZT2M9QXA' }));
    expect(screen.getByText(/7KZT2M9QXA/)).toBeVisible();
  });

  it.each(['{', 'null', '{"referenceId":5}', '{"referenceId":""}'])(
    'storage that holds %s is no booking',
    (text) => {
      localStorage.setItem(LAST_BOOKING_KEY, text);
      open();
      expect(screen.queryByRole('complementary')).toBeNull();
    },
  );

  it('where bookings cannot be shown online there is no link to them', () => {
    rememberLastBooking(localStorage, { referenceId: '9RF9EN27RB', isHidden: false });
    open([{ ...lookup, enabled: false }]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

import { expect, it } from '@jest/globals';
import { createBookingLinks } from './booking-links.ts';

const DAY_MS = 86_400_000;
const BOOKING = '0190d5a2-0000-7000-8000-000000000001';

let nowMs = Date.parse('2026-11-20T12:00:00Z');
const links = (secret = 'one secret') =>
  createBookingLinks({ secret, siteOrigin: 'https://travesia.example', now: () => nowMs });

it('M-01: a link is for one booking, thirty days, and says nothing about anybody', () => {
  const address = links().addressOf(BOOKING, 'es');
  expect(address).toMatch(/^https:\/\/travesia\.example\/es\/user\/my-journey\/booking-detail#[\w-]{50}$/);
  const link = address.slice(address.indexOf('#') + 1);
  expect(links().read(link)).toEqual({ bookingId: BOOKING, scope: 'read' });
  nowMs += 30 * DAY_MS - 1000;
  expect(links().read(link)).not.toBeNull();
  nowMs += 1000;
  expect(links().read(link)).toBeNull();
});

it('M-01: what a code from the mailbox allows ends after a day', () => {
  const { link, expiresAtMs } = links().create(BOOKING, 'owner');
  expect(links().read(link)).toEqual({ bookingId: BOOKING, scope: 'owner' });
  nowMs = expiresAtMs;
  expect(links().read(link)).toBeNull();
});

it('M-01: nothing of a link can be changed, and another key reads none', () => {
  const { link } = links().create(BOOKING, 'read');
  const bytes = Buffer.from(link, 'base64url');
  for (const [place] of bytes.entries()) {
    const forged = Buffer.from(bytes);
    forged.writeUInt8(forged.readUInt8(place) ^ 1, place);
    expect(links().read(forged.toString('base64url'))).toBeNull();
  }
  expect(links('another secret').read(link)).toBeNull();
  for (const other of ['', 'x', link.slice(0, -2), `${link}AA`, '~'.repeat(50)])
    expect(links().read(other)).toBeNull();
});

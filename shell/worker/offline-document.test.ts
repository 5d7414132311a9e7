import { describe, expect, it } from '@jest/globals';
import { BOOKINGS_MARK, offlineDocument } from './offline-document.ts';

const page = (locale: string) => `<html lang="${locale}"><main><h1>x</h1>${BOOKINGS_MARK}</main></html>`;
const booking = {
  referenceId: '9RF9EN27RB',
  supplierReference: '4K3VTS',
  heading: 'Madrid – Bogotá',
  locale: 'es',
  contactNumber: '+34 900 555 010',
  lines: [{ label: 'AV 27', value: 'MAD 12:40 – BOG 17:20' }],
  savedAtMs: 1,
};

describe('the page without a connection', () => {
  it.each([
    ['es', 'Tus reservas en este navegador'],
    ['en', 'Your bookings in this browser'],
  ])('P-26: shows the bookings of this browser (%s)', (locale, title) => {
    const html = offlineDocument(page(locale), [booking]);
    for (const text of [title, '9RF9EN27RB · 4K3VTS', 'Madrid – Bogotá', 'MAD 12:40 – BOG 17:20'])
      expect(html).toContain(text);
    expect(html).toContain('href="tel:+34900555010"');
  });

  it('says nothing of bookings where there are none', () => {
    expect(offlineDocument(page('es'), [])).toBe('<html lang="es"><main><h1>x</h1></main></html>');
  });

  it('what is stored is text, never markup', () => {
    const html = offlineDocument(page('es'), [{ ...booking, heading: '<img src=x onerror=alert(1)>$&' }]);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;$&amp;');
  });

  it('A7: what is no booking is left out', () => {
    const planted = { ...booking, lines: 'x', contactNumber: 7 } as unknown as typeof booking;
    const html = offlineDocument(page('es'), [planted, booking]);
    expect(html.match(/<article>/g)).toHaveLength(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { BookingProgress, ConfirmedBooking } from '@travesia/contracts';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers } from '../payments/testing/travellers.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { type Browser } from '../payments/testing/shopper.ts';

const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });
const travellers = createTravellers(shop);

async function booked() {
  const booking = await travellers.bookFlight();
  const call = (path: string, payload: object = {}) => travellers.call(booking, path, payload);
  return { ...booking, call, codeOf: () => travellers.codeOf(booking) };
}

const lookUp = (browser: Browser, referenceId: string, email: string) =>
  browser.call('/booking/lookup', { referenceId, email });

async function mailsOf(kind: 'contact-changed' | 'desk-requests') {
  const rows = await shop()
    .dependencies.database.selectFrom('mails')
    .select(['message', 'recipient'])
    .where('kind', '=', kind)
    .orderBy('recipient')
    .execute();
  return Promise.all(
    rows.map(async ({ message, recipient }) => ({
      recipient,
      text: (await PostalMime.parse(message)).text ?? '',
    })),
  );
}

describe('correcting a booking (M-07)', () => {
  it('the new address opens the booking, the old one does not, and both are told', async () => {
    const { browser, referenceId, call, codeOf } = await booked();
    const wrong = await call('contact/change', {
      newEmail: 'new@example.com',
      newPhone: '+34600112244',
      code: '000000',
    });
    expect([wrong.status, wrong.body.error]).toMatchObject([422, { code: 'code_wrong' }]);
    const code = await codeOf();
    const asked = { newEmail: 'new@example.com', newPhone: '+34 600 112 244', code };
    const changed = await call('contact/change', asked);
    expect((changed.body.data as ConfirmedBooking).passenger).toMatchObject({
      email: 'new@example.com',
      phone: '+34600112244',
    });
    expect((await call('contact/change', asked)).status).toBe(422);
    expect((await lookUp(browser, referenceId, 'new@example.com')).status).toBe(200);
    expect((await lookUp(browser, referenceId, 'ana@example.com')).status).toBe(404);
    const [old, fresh] = await mailsOf('contact-changed');
    expect(old).toMatchObject({ recipient: 'ana@example.com' });
    expect(old?.text).toContain('n•••w@example.com');
    expect(old?.text).not.toMatch(/new@|booking-detail#|600112244/);
    expect(fresh).toMatchObject({ recipient: 'new@example.com' });
    expect(fresh?.text).toMatch(/new@example\.com[^]*booking-detail#/);
    const { events } = (await call('progress')).body.data as BookingProgress;
    expect(events.map((event) => event.code)).toEqual(['paid', 'booked', 'ticketed', 'contact_changed']);
    // The next code goes to the new address.
    expect((await call('cancellation/code')).body.data).toMatchObject({ sentTo: 'n•••w@example.com' });
  });

  it('a name waits for our team, who are mailed both spellings; the last request counts', async () => {
    const { call, codeOf } = await booked();
    const { travellers } = (await call('mine')).body.data as ConfirmedBooking;
    const travellerId = travellers[0]?.id ?? '';
    for (const lastName of ['Peres', 'Pérez Ruiz']) {
      const reply = await call('name/correct', {
        travellerId,
        firstName: 'Ana María',
        lastName,
        code: await codeOf(),
      });
      expect(reply.status).toBe(200);
    }
    const rows = await shop().dependencies.database.selectFrom('booking_corrections').selectAll().execute();
    expect(rows).toMatchObject([
      { kind: 'name', state: 'open', details_after: { firstName: 'Ana María', lastName: 'Pérez Ruiz' } },
    ]);
    const mails = await mailsOf('desk-requests');
    expect(mails.map(({ text }) => /Nombre correcto: (.*)/.exec(text)?.[1]?.trim() ?? '').toSorted()).toEqual(
      ['Ana María Peres', 'Ana María Pérez Ruiz'],
    );
    const { events } = (await call('progress')).body.data as BookingProgress;
    expect(events.at(-1)).toMatchObject({ code: 'name_correction_asked' });
  });

  it.each([
    [{ firstName: 'Анна', lastName: 'Pérez' }, 'firstName', 'name_not_latin'],
    [{ firstName: 'Ana', lastName: '' }, 'lastName', 'field_required'],
  ])('B-02: %j is 400 and named', async (names, path, problem) => {
    const { call } = await booked();
    const { body } = await call('name/correct', { travellerId: 'one', ...names, code: '000000' });
    expect(body.error).toMatchObject({ code: 'invalid_request', fields: [{ path, code: problem }] });
  });
});

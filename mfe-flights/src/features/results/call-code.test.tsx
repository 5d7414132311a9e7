import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SdkPage } from '@travesia/page';
import { defineRemote } from '@travesia/platform/react';
import { openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CallCode } from '@travesia/booking-ui/call-code';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const remote = defineRemote({
  name: 'mfe-call-code',
  texts: [],
  routes: () => (
    <SdkPage>
      <CallCode />
    </SdkPage>
  ),
  widgets: {},
});

describe('the call code beside the number (D-08)', () => {
  it.each([
    ['es', 'Obtener un código', /Tu código: ABC234/, /No hemos podido darte/],
    ['en', 'Get a call code', /Your code: ABC234/, /could not give you/],
  ] as const)(
    'D-08: %s: is given by a press, and says so where it fails',
    async (locale, ask, code, failed) => {
      const sent: unknown[] = [];
      let isUp = false;
      server.use(
        http.post('*/user/session/start', () =>
          HttpResponse.json({ data: { expiresAt: '2027-01-01T00:00:00Z' } }, { status: 201 }),
        ),
        http.post('*/user/session/call-code', async ({ request }) => {
          sent.push(await request.json());
          return isUp
            ? HttpResponse.json({ data: { code: 'ABC234', expiresAt: '2026-11-23T12:00:00.000Z' } })
            : HttpResponse.json({}, { status: 500 });
        }),
      );
      const { user } = openRemote(remote, { locale });
      expect(screen.getByRole('link', { name: /\d/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:/),
      );
      expect(sent).toEqual([]);

      await user.click(screen.getByRole('button', { name: ask }));
      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
      isUp = true;
      await user.click(screen.getByRole('button', { name: ask }));
      expect(
        await screen.findByText((_text, node) => node?.tagName === 'P' && code.test(node.textContent ?? '')),
      ).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(sent.at(-1)).toMatchObject({ bookingId: null, page: expect.stringMatching(/^\//) });
    },
  );
});

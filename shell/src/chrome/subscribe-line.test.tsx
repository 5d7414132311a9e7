import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextProvider } from '@travesia/platform/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { browserTexts } from '../browser-texts.tsx';
import { SubscribeForm } from './subscribe-line.tsx';

const sent: unknown[] = [];
let status = 201;
const server = setupServer(
  http.post('*/api/subscribe', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ data: { id: 'x' } }, { status });
  }),
);
beforeAll(() => server.listen());
afterEach(() => {
  sent.length = 0;
  status = 201;
  jest.restoreAllMocks();
});
afterAll(() => server.close());

async function type(address: string) {
  const user = userEvent.setup();
  render(
    <TextProvider locale="es" texts={[browserTexts]}>
      <SubscribeForm />
    </TextProvider>,
  );
  await user.type(screen.getByLabelText('Novedades por correo'), address);
  await user.click(screen.getByRole('button', { name: 'Suscribirme' }));
}

describe('the line for letters', () => {
  it('E-14: an address is sent with the language of the page and thanked for', async () => {
    await type('ana@example.com');
    expect(await screen.findByRole('status')).toHaveTextContent('Gracias');
    expect(sent).toEqual([{ email: 'ana@example.com', locale: 'es', website: '' }]);
  });

  it('X-21: what is no address is not sent', async () => {
    await type('ana@');
    expect(screen.getByRole('alert')).toHaveTextContent('Correo Electrónico Inválido');
    expect(sent).toEqual([]);
  });

  it('an empty line is no mistake in an address, and typing takes the word away', async () => {
    await type(' ');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe tu correo electrónico.');
    await userEvent.type(screen.getByLabelText('Novedades por correo'), 'a');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([
    [500, 'No pudimos guardar tu dirección'],
    [429, 'Espera unos minutos'],
  ])('a reply of %i says so and keeps what was typed', async (code, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    status = code;
    await type('ana@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Novedades por correo')).toHaveValue('ana@example.com');
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DRAFT_KEY } from '@travesia/booking';
import { createFakeServer } from '../testing/fake-server.ts';
import { openCheckout } from '../testing/open-checkout.tsx';
import { PATH } from '../testing/billing-page.ts';

describe('beside the pay button', () => {
  it.each([
    [
      'es',
      /^Esta tarifa no es reembolsable\.$/,
      /Pagas .* ahora con la tarjeta y 12,50.€ en el alojamiento\./,
    ],
    ['en', /^Esta tarifa no es reembolsable\.$/, /You pay .* now by card and €12\.50.* at the property\./],
  ] as const)(
    '%s: the terms of a cancellation and what is paid where are read without opening anything',
    async (locale, terms, where) => {
      const server = createFakeServer({ payAtProperty: { amount: 1_250, currency: 'EUR' } });
      openCheckout({ path: PATH, server, locale });
      await screen.findByRole('button', { name: /^(Pagar|Pay) / });
      const shown = (pattern: RegExp) =>
        screen.getByText((_text, element) => element?.tagName === 'P' && pattern.test(element.textContent));
      expect(shown(terms)).toBeVisible();
      expect(shown(where)).toBeVisible();
    },
  );

  it('K-03: of a package each says which part it is about', async () => {
    const policies = [
      { code: 'refund', title: 'Vuelo: Reembolso', text: 'Todo el importe menos 60,00 €.' },
      { code: 'cancellation', title: 'Hotel: Cancelación', text: 'No reembolsable.' },
    ];
    openCheckout({ path: PATH, server: createFakeServer({ policies }) });
    await screen.findByRole('button', { name: /^Pagar / });
    const shown = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(shown).toEqual(
      expect.arrayContaining([
        'Vuelo: Reembolso. Todo el importe menos 60,00 €.',
        'Hotel: Cancelación. No reembolsable.',
      ]),
    );
  });
});

describe('the clock', () => {
  it('S-44, S-45: at zero the card goes, what was typed stays, and three ways are offered', async () => {
    const server = createFakeServer({ clock: { secondsLeft: 0 } });
    const { user, opened } = openCheckout({ path: PATH, server });
    expect(await screen.findByRole('dialog', { name: 'Tu sesión ha expirado.' })).toBeVisible();
    expect(screen.getByLabelText(/Nombre para el recibo/)).toHaveValue('Lucía Ferrer');
    await user.click(screen.getByRole('button', { name: 'Volver a los resultados' }));
    expect(opened).toEqual(['/es/mad-bog/results?from=MAD&to=BOG']);
  });

  it('S-45: "refresh selected" leads to the product’s own summary, which asks for the price', async () => {
    const server = createFakeServer({ clock: { secondsLeft: 0 } });
    const { user, opened } = openCheckout({ path: PATH, server });
    await user.click(await screen.findByRole('button', { name: 'Actualizar el vuelo seleccionado' }));
    expect(opened).toEqual(['!/es/booking/summary']);
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('"firstName":"Lucía"');
  });

  it('S-45: "refresh results" leads to results that are asked for anew', async () => {
    const server = createFakeServer({ clock: { secondsLeft: 0 } });
    const { user, opened } = openCheckout({ path: PATH, server });
    await user.click(await screen.findByRole('button', { name: 'Actualizar resultados' }));
    expect(opened).toEqual(['/es/mad-bog/results?from=MAD&to=BOG&fresh=1']);
  });

  it.each([
    ['is shown', 'in the last three minutes of the offer', 90, /^1:(30|29)La aerolínea/],
    ['is not shown', 'before', 400, null],
  ] as const)('S-43: it %s %s, as the server tells it', async (_shown, _when, secondsLeft, words) => {
    openCheckout({ path: PATH, server: createFakeServer({ clock: { secondsLeft } }) });
    await screen.findByRole('heading', { name: 'Datos para el recibo' });
    if (words) expect(screen.getByRole('timer')).toHaveTextContent(words);
    else expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

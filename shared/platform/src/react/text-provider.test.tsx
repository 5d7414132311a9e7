import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { withSupplierFallback } from '@travesia/domain';
import { defineTexts, useText, type Locale } from '@travesia/i18n';
import { createRemoteI18n } from './create-remote-i18n.ts';
import { TextProvider, withTexts } from './text-provider.tsx';

const texts = defineTexts(
  'flights',
  withSupplierFallback({
    es: {
      title: 'Tus vuelos',
      results: { count_one: '{count} vuelo', count_other: '{count} vuelos' },
      call: 'Llámanos al {phone}.',
    },
    en: {
      title: 'Your flights',
      results: { count_one: '{count} flight', count_other: '{count} flights' },
      call: 'Call us on {phone}.',
    },
  }),
);
const ALL = [texts];

function Page() {
  const { t, rich } = useText(texts);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('results.count', { count: 1 })}</p>
      <p>{t('results.count', { count: 37 })}</p>
      <p>{rich('call', { phone: <a href="tel:+34900000000">900 000 000</a> })}</p>
      <input aria-label="name" />
    </>
  );
}

const moreTexts = defineTexts(
  'more',
  withSupplierFallback({ es: { seats: '{count} asientos' }, en: { seats: '{count} seats' } }),
);
const Seats = withTexts([moreTexts], ({ count }: { count: number }) => (
  <p>{useText(moreTexts).t('seats', { count })}</p>
));

function Root() {
  const [locale, setLocale] = useState<Locale>('es');
  return (
    <TextProvider locale={locale} texts={ALL}>
      <Page />
      <Seats count={2} />
      <button onClick={() => setLocale('en')}>English</button>
    </TextProvider>
  );
}

describe('the words of a root', () => {
  it('X-01: are there at once, with plurals and elements in them', () => {
    render(<Root />);
    expect(screen.getByRole('heading')).toHaveTextContent('Tus vuelos');
    expect(screen.getByText('1 vuelo')).toBeVisible();
    expect(screen.getByText('37 vuelos')).toBeVisible();
    expect(screen.getByRole('link', { name: '900 000 000' }).parentElement).toHaveTextContent(
      'Llámanos al 900 000 000.',
    );
  });

  it('P-13: change in place when the language changes, and what was typed stays', async () => {
    const user = userEvent.setup();
    render(<Root />);
    await user.type(screen.getByLabelText('name'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('37 flights')).toBeVisible();
    expect(screen.getByLabelText('name')).toHaveValue('Ana');
  });

  it('are joined by those of a part that brings its own, in the same language', async () => {
    const user = userEvent.setup();
    render(<Root />);
    expect(screen.getByText('2 asientos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('2 seats')).toBeVisible();
  });

  it('are missed at once by a part outside of a root', () => {
    expect(() => renderToString(<Seats count={2} />)).toThrow('no words above');
  });

  it('are never shown with a placeholder that nobody filled', () => {
    const i18n = createRemoteI18n({ locale: 'es', texts: ALL });
    expect(() => i18n.t('call')).toThrow('no value for {phone} of "Llámanos al {phone}."');
    expect(i18n.t('call', { phone: '{phone}' })).toBe('Llámanos al {phone}.');
  });

  it('are in the server’s HTML', () => {
    expect(renderToString(<Root />)).toContain('Tus vuelos');
  });
});

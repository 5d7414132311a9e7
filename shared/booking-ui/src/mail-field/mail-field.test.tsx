import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ContactForm, emptyContact, type ContactFormProps } from '../contact/index.ts';
import { openPart } from '../testing/open-part.tsx';

const WORDS = {
  es: { email: /Correo/, question: '¿Quisiste decir name@gmail.com?', take: 'Usar esta dirección' },
  en: { email: /Email/, question: 'Did you mean name@gmail.com?', take: 'Use this address' },
} as const;

function open(locale: keyof typeof WORDS) {
  const onChange = jest.fn<ContactFormProps['onChange']>();
  const opened = openPart(<ContactForm initialValues={emptyContact('ES')} onChange={onChange} />, locale);
  const email = screen.getByRole('textbox', { name: WORDS[locale].email });
  return { ...opened, email, typed: () => onChange.mock.lastCall?.[0].email };
}

describe('the mail address of a booking (S-04)', () => {
  it.each(['es', 'en'] as const)(
    '%s: a mistyped provider is asked about, and one press mends it',
    async (locale) => {
      const { user, email, typed } = open(locale);
      const { question, take } = WORDS[locale];
      await user.type(email, 'name@gmial.com');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(question));
      expect(email).toBeValid();
      expect(typed()).toBe('name@gmial.com');
      await user.tab();
      expect(screen.getByRole('button', { name: take })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(email).toHaveValue('name@gmail.com');
      expect(email).toHaveFocus();
      expect(typed()).toBe('name@gmail.com');
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    },
  );

  it('typing on withdraws the question', async () => {
    const { user, email } = open('en');
    await user.type(email, 'name@gmial.com');
    await screen.findByText(/Did you mean/);
    await user.clear(email);
    await user.type(email, 'name@empresa.mx');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

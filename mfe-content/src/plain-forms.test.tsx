import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { PostedForm, RenderRequest } from '@travesia/contracts';
import { render } from './server-entry.tsx';

const REQUEST: RenderRequest = {
  target: 'route',
  url: '/contacta-con-nosotras',
  hostId: 'page',
  locale: 'es',
  market: {
    id: 'intl',
    defaultCurrency: 'USD',
    numberLocale: { es: 'es-ES', en: 'en-US' },
  } as RenderRequest['market'],
  currency: 'USD',
  contactNumber: '+1 202 555 0180',
  today: '2026-11-21',
};

/** The page as a browser without scripts has it. */
function renderAt(url: string, posted?: PostedForm) {
  const { html, head, status } = render({ ...REQUEST, url, ...(posted && { posted }) });
  const container = document.createElement('main');
  container.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
  document.body.replaceChildren(container);
  return { container, head, status, ...within(container) };
}

describe('the contact page without scripts', () => {
  it('E-04: has its four forms, which the browser sends itself', () => {
    const { container, getByRole } = renderAt('/contacta-con-nosotras');
    const forms = [...container.querySelectorAll('form')];
    expect(forms.map((form) => form.querySelector<HTMLInputElement>('[name=form]')?.value)).toEqual([
      'message',
      'enquiry',
      'query',
      'subscribe',
    ]);
    for (const form of forms) {
      expect(form.method).toBe('post');
      expect(form.getAttribute('action')).toMatch(/^\/es\/contacta-con-nosotras#form-/);
      expect(form.querySelector('[name=website]')).not.toBeNull();
    }
    expect(getByRole('button', { name: 'Enviar consulta' })).toBeVisible();
  });

  it('E-15: a form that was not taken has what was typed, and says what is wrong', () => {
    const { container, getByText } = renderAt('/contacta-con-nosotras', {
      form: 'enquiry',
      values: { name: 'Ana', email: 'a', message: 'Hola' },
      problems: { email: 'email_invalid' },
      failure: null,
    });
    const field = (id: string) => container.querySelector<HTMLInputElement>(`#plain-enquiry-${id}`);
    expect(field('name')?.value).toBe('Ana');
    expect(field('message')?.value).toBe('Hola');
    expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    expect(getByText('Correo Electrónico Inválido')).toBeVisible();
    expect(container.querySelector<HTMLInputElement>('#plain-message-name')?.value).toBe('');
  });

  it('E-15: a form that was taken says thank you in its place', () => {
    const { getByText, container } = renderAt('/contacta-con-nosotras?sent=query');
    expect(getByText('Gracias, ¡Nos pondremos en contacto pronto!')).toBeVisible();
    expect(container.querySelectorAll('form')).toHaveLength(3);
  });
});

describe('joining the letters', () => {
  it('N-03: is confirmed by a button on the page that the mail leads to, not by opening it', () => {
    const { container, getByRole } = renderAt('/novedades/alta?key=123');
    expect(getByRole('button', { name: 'Confirmar' })).toBeVisible();
    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
    expect(container.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('123');
    expect(renderAt('/novedades/alta?sent=join').getByText(/te escribiremos de vez en cuando/)).toBeVisible();
  });
});

describe('leaving the letters', () => {
  it('is a button on the page that the letter leads to', () => {
    const { container, getByRole } = renderAt('/novedades/baja?key=123');
    expect(getByRole('button', { name: 'Darme de baja' })).toBeVisible();
    expect(container.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('123');
  });

  it('says when it is done, and what is missing from a link that was cut', () => {
    expect(renderAt('/novedades/baja?sent=leave').getByText(/ya no te escribiremos/)).toBeVisible();
    const cut = renderAt('/novedades/baja');
    expect(cut.getByText(/Abre el enlace que está al final/)).toBeVisible();
    expect(cut.container.querySelector('form')).toBeNull();
    const posted = { form: 'leave', values: { key: 'x' }, problems: { key: 'value_invalid' }, failure: null };
    expect(renderAt('/novedades/baja', posted).getByText(/El enlace está incompleto/)).toBeVisible();
  });
});

describe('a price alert by the links of its mails (Q-14)', () => {
  it('is confirmed by a button, not by opening the link', () => {
    const { container, getByRole, head } = renderAt('/alertas/alta?key=123');
    expect(head.title).toBe('Alta del aviso de precio · Travesía');
    expect(getByRole('button', { name: 'Confirmar el aviso' })).toBeVisible();
    expect(container.querySelector('form')).toHaveAttribute('action', '/es/alertas/alta#form-startAlert');
    expect(container.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('123');
    expect(renderAt('/alertas/alta?sent=startAlert').getByText(/te escribiremos cuando baje/)).toBeVisible();
  });

  it('is stopped by a button; a link that was cut is said', () => {
    expect(renderAt('/alertas/baja?key=123').getByRole('button', { name: 'Parar el aviso' })).toBeVisible();
    expect(renderAt('/alertas/baja?sent=stopAlert').getByText(/ya no te escribiremos/)).toBeVisible();
    expect(renderAt('/alertas/baja').getByText(/Abre el enlace que está al final del correo/)).toBeVisible();
  });
});

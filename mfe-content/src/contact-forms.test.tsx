import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, openRemote } from '@travesia/testing';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { content } from './content.tsx';

const server = setupServer();
const sent: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  server.listen();
  await import('./features/contact/components/contact-forms.tsx');
});
beforeEach(() => {
  sent.length = 0;
  const take = async ({ request }: { request: Request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    return HttpResponse.json({ data: { id: 'one' } }, { status: 201 });
  };
  server.use(
    http.post('*/api/graphql', () => HttpResponse.json({}, { status: 500 })),
    http.post('*/api/contact/:form', take),
    http.post('*/api/subscribe', take),
  );
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

type Tab = 'Send a message' | 'Ask a question' | 'Plan a trip' | 'Newsletter';
async function openForm(tab: Tab) {
  const page = openRemote(content, { path: '/contacta-con-nosotras', locale: 'en' });
  const show = async (name: Tab) => {
    await page.user.click(await screen.findByRole('tab', { name }));
    return within(screen.getByRole('tabpanel', { name }));
  };
  return { ...page, show, panel: await show(tab) };
}
const THANKS = 'Thank you, we will be in touch soon!';

describe('E-15: an empty form', () => {
  it.each([
    [
      'Send a message',
      'Send message',
      [
        'First name: Name is required',
        'Enter your email.',
        'Contact number: Contact number is required.',
        'Write your message.',
        'Choose the best time to call you.',
      ],
    ],
    [
      'Plan a trip',
      'Request a callback',
      ['First name: Name is required', 'Enter your email.', 'Contact number: Contact number is required.'],
    ],
    ['Newsletter', 'Subscribe', ['Enter your email.']],
  ] as const)(
    '%s names what is missing, each with its field, and sends nothing',
    async (tab, send, lines) => {
      const { user, panel } = await openForm(tab);
      await user.click(panel.getByRole('button', { name: send }));
      const summary = await panel.findByRole('alert', { name: 'Please fix the following' });
      expect(summary).toHaveFocus();
      const links = within(summary).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent).toSorted()).toEqual([...lines].toSorted());
      await user.click(links[0] as HTMLElement);
      expect(document.activeElement).toBeInvalid();
      expect(sent).toEqual([]);
    },
  );
});

describe('a form that is filled in', () => {
  it('E-11: a message is sent with the whole number and the best time to call', async () => {
    const { user, panel } = await openForm('Send a message');
    await fillIn(user, panel.getByRole('textbox', { name: /^First name/ }), 'Lucía');
    await fillIn(user, panel.getByRole('textbox', { name: /^Email/ }), 'lucia@example.com');
    await user.selectOptions(panel.getByRole('combobox', { name: /^Country/ }), 'ES');
    await fillIn(user, panel.getByRole('textbox', { name: /^Contact number/ }), '600 555 010');
    await user.selectOptions(panel.getByRole('combobox', { name: /^Best time/ }), '10-12');
    await fillIn(user, panel.getByRole('textbox', { name: /^Message/ }), 'Hola');
    await user.click(panel.getByRole('button', { name: 'Send message' }));
    expect(await panel.findByText(THANKS)).toBeVisible();
    expect(sent).toEqual([
      {
        path: '/api/contact/message',
        body: {
          name: 'Lucía',
          email: 'lucia@example.com',
          phone: '+34600555010',
          bestTimeToReach: '10-12',
          message: 'Hola',
          website: '',
        },
      },
    ]);
  });

  it('E-13: who wants to be called leaves a name, an address and a number, and may leave the rest empty', async () => {
    const { user, panel } = await openForm('Plan a trip');
    await fillIn(user, panel.getByRole('textbox', { name: /^First name/ }), 'Ana');
    await fillIn(user, panel.getByRole('textbox', { name: /^Email/ }), 'ana@example.com');
    await user.selectOptions(panel.getByRole('combobox', { name: /^Country/ }), 'ES');
    await fillIn(user, panel.getByRole('textbox', { name: /^Contact number/ }), '600555010');
    await user.click(panel.getByRole('button', { name: 'Request a callback' }));
    expect(await panel.findByText(THANKS)).toBeVisible();
    expect(sent).toMatchObject([
      { path: '/api/contact/query', body: { name: 'Ana', phone: '+34600555010' } },
    ]);
  });

  it('E-14: an address for the letters is sent with the language, and the mail to confirm it is announced', async () => {
    const { user, panel } = await openForm('Newsletter');
    await user.type(panel.getByRole('textbox', { name: /^Email/ }), 'ana@example.com{Enter}');
    expect(await panel.findByText('Thanks! Check your inbox to confirm.')).toBeVisible();
    expect(sent).toEqual([
      { path: '/api/subscribe', body: { email: 'ana@example.com', website: '', locale: 'en' } },
    ]);
  });

  it('is sent once, however often it is pressed', async () => {
    let arrived = 0;
    server.use(
      http.post('*/api/subscribe', async () => {
        arrived += 1;
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const { user, panel } = await openForm('Newsletter');
    await user.type(panel.getByRole('textbox', { name: /^Email/ }), 'ana@example.com{Enter}{Enter}');
    const button = await panel.findByRole('button', { name: /Sending/ });
    await user.click(button);
    expect(arrived).toBe(1);
  });
});

describe('what is not right', () => {
  it.each([
    ['a number too short', 'Contact number', '12', /Invalid contact number \(9-15 digits\)/],
    ['half an address', 'Email', 'lucia@', /Invalid email address/],
  ])('%s is told at its field, and stays as it was typed', async (_what, name, typed, words) => {
    const { user, panel } = await openForm('Plan a trip');
    const field = panel.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await fillIn(user, field, typed);
    await user.click(panel.getByRole('button', { name: 'Request a callback' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toHaveValue(typed);
  });

  it('X-23: what the server refuses stays at its field until it is changed, also when sent with Enter', async () => {
    server.use(
      http.post(
        '*/api/subscribe',
        () =>
          HttpResponse.json(
            {
              error: {
                code: 'invalid_request',
                message: '',
                requestId: 'r',
                fields: [{ path: 'email', code: 'email_invalid', message: '' }],
              },
            },
            { status: 400 },
          ),
        { once: true },
      ),
    );
    const { user, panel } = await openForm('Newsletter');
    const email = panel.getByRole('textbox', { name: /^Email/ });
    await user.type(email, 'ana@example.test{Enter}');
    const summary = await panel.findByRole('alert', { name: 'Please fix the following' });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(email);
    await user.tab();
    expect(email).toBeInvalid();
    expect(email).toHaveValue('ana@example.test');
    await fillIn(user, email, 'x');
    await waitFor(() => expect(email).toBeValid());
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Thanks! Check your inbox to confirm.')).toBeVisible();
  });

  it('E-15: without a network what was written stays, and sending it again works', async () => {
    server.use(http.post('*/api/subscribe', () => HttpResponse.error(), { once: true }));
    const { user, panel } = await openForm('Newsletter');
    const email = panel.getByRole('textbox', { name: /^Email/ });
    await user.type(email, 'ana@example.com{Enter}');
    expect(await panel.findByText(/What you wrote is still here\./)).toBeVisible();
    expect(email).toHaveValue('ana@example.com');
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Thanks! Check your inbox to confirm.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

describe('the page around the forms', () => {
  it('E-04: what is typed into one form stays while another is looked at', async () => {
    const { user, panel, show } = await openForm('Ask a question');
    await fillIn(user, panel.getByRole('textbox', { name: /^Message/ }), 'Two dogs, one cat');
    await show('Newsletter');
    const again = await show('Ask a question');
    expect(again.getByRole('textbox', { name: /^Message/ })).toHaveValue('Two dogs, one cat');
  });

  it("X-17: where the numbers of the countries cannot be read, the visitor's own stands there all the same", async () => {
    await openForm('Send a message');
    const call = within(screen.getByRole('complementary', { name: 'Call us' }));
    expect(call.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['+34 900 555 010']);
  });
});

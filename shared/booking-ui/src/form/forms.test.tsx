import { describe, expect, it } from '@jest/globals';
import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, type ReactNode, type Ref } from 'react';
import type { Locale } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { STEADY_PRESS } from '@travesia/ui/button';
import { ErrorSummary } from '@travesia/ui/error-summary';
import { BillingForm, emptyBilling } from '../billing/index.ts';
import { ContactForm, emptyContact } from '../contact/index.ts';
import { GuestsBlock } from '../guests/index.ts';
import { ParticipantsBlock } from '../participants/index.ts';
import { QuestionsForm } from '../questions/index.ts';
import { bookingTexts } from '../texts/index.ts';
import { TravellersBlock } from '../travellers/index.ts';
import { useProblemLines, type BlockFormHandle } from './index.ts';

const TEXTS = [bookingTexts];
const ignore = () => undefined;
const TRAVEL = { today: '2026-11-22', lastTravelDate: '2026-12-20', passportRequired: true };

const FORMS = {
  traveller: (handle: Ref<BlockFormHandle>) => (
    <TravellersBlock
      places={[
        { id: 'a', type: 'ADULT', primary: true },
        { id: 'b', type: 'CHILD', primary: false },
      ]}
      travel={TRAVEL}
      savedDocuments={[]}
      remembered={[]}
      onChange={ignore}
      handle={handle}
    />
  ),
  contact: (handle: Ref<BlockFormHandle>) => (
    <ContactForm initialValues={emptyContact('ES')} onChange={ignore} handle={handle} />
  ),
  guest: (handle: Ref<BlockFormHandle>) => (
    <GuestsBlock
      places={[
        { id: 'a', sleeps: '2' },
        { id: 'b', sleeps: '1' },
      ]}
      remembered={[]}
      onChange={ignore}
      handle={handle}
    />
  ),
  participant: (handle: Ref<BlockFormHandle>) => (
    <ParticipantsBlock
      places={[
        { id: 'a', type: 'ADULT', who: 'adult', age: null, agesHint: undefined },
        { id: 'b', type: 'CHILD', who: 'child', age: 8, agesHint: undefined },
      ]}
      rules={{ asksBirthDate: true, today: TRAVEL.today, day: TRAVEL.lastTravelDate }}
      remembered={[]}
      onChange={ignore}
      handle={handle}
    />
  ),
  billing: (handle: Ref<BlockFormHandle>) => (
    <BillingForm initialValues={emptyBilling('ES')} onChange={ignore} handle={handle} />
  ),
  question: (handle: Ref<BlockFormHandle>) => (
    <QuestionsForm
      questions={[{ code: 'HEIGHT', text: 'Your height?', required: true }]}
      language="en"
      initialValues={{}}
      onChange={ignore}
      handle={handle}
    />
  ),
} satisfies Record<string, (handle: Ref<BlockFormHandle>) => ReactNode>;
type Form = keyof typeof FORMS;

/** A page with one block of a booking and a button that checks it. */
function Page({ form }: { form: Form }) {
  const handle = useRef<BlockFormHandle>(null);
  const { errors, show } = useProblemLines();
  const check = async () => show((await handle.current?.validate()) ?? []);
  return (
    <>
      <ErrorSummary title="Problems" errors={errors} />
      {FORMS[form](handle)}
      <button onClick={() => void check()}>Continue</button>
    </>
  );
}

function open(form: Form, locale: Locale = 'en') {
  const page = (shown: Locale) => (
    <TextProvider locale={shown} texts={TEXTS}>
      <Page form={form} />
    </TextProvider>
  );
  const { rerender } = render(page(locale));
  return Object.assign(userEvent.setup(), { changeLanguage: (shown: Locale) => rerender(page(shown)) });
}

async function summaryLines() {
  const summary = await screen.findByRole('alert', { name: 'Problems' });
  return within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

// Proves S-04, S-07 and S-14: these fields are required, and no others.
describe('X-14: an empty form is told in one line a field, with the field and its person', () => {
  it.each([
    [
      'traveller',
      'en',
      [
        'Traveler 1: enter the first name.',
        'Traveler 1: enter the last name.',
        'Traveler 1: choose the gender on the passport.',
        'Traveler 1: enter the date of birth.',
        'Traveler 1: enter the passport or ID number.',
        'Traveler 1: enter the expiry date of the document.',
        'Traveler 2: enter the first name.',
        'Traveler 2: enter the last name.',
        'Traveler 2: choose the gender on the passport.',
        'Traveler 2: enter the date of birth.',
        'Traveler 2: enter the passport or ID number.',
        'Traveler 2: enter the expiry date of the document.',
      ],
    ],
    ['contact', 'en', ['Enter your email address.', 'Enter your mobile phone number.']],
    ['contact', 'es', ['Escribe tu correo electrónico.', 'Escribe tu número de teléfono celular.']],
    [
      'guest',
      'en',
      [
        'Room 1: enter the first name.',
        'Room 1: enter the last name.',
        'Room 2: enter the first name.',
        'Room 2: enter the last name.',
      ],
    ],
    [
      'participant',
      'es',
      [
        'Participante 1: escribe el nombre.',
        'Participante 1: escribe los apellidos.',
        'Participante 1: escribe la fecha de nacimiento.',
        'Participante 2: escribe el nombre.',
        'Participante 2: escribe los apellidos.',
        'Participante 2: escribe la fecha de nacimiento.',
      ],
    ],
    [
      'billing',
      'en',
      [
        'Enter the name for the receipt.',
        'Enter your email address.',
        'Enter the postal code.',
        'Enter the address.',
        'Enter the town or city.',
      ],
    ],
    ['question', 'en', ['Your height?: This field is required.']],
  ] as const)('%s (%s)', async (form, locale, lines) => {
    const user = open(form, locale);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await summaryLines()).toEqual(lines);
  });

  it('each line leads to its field', async () => {
    const user = open('traveller');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('link', { name: 'Traveler 2: enter the last name.' }));
    const second = screen.getByRole('group', { name: /Traveler 2/ });
    const lastName = within(second).getByRole('textbox', { name: /Last name/ });
    expect(lastName).toHaveFocus();
    expect(lastName).toBeInvalid();
    expect(lastName).toHaveAccessibleDescription('Enter the last name.');
  });
});

describe('X-14: the summary follows the fields', () => {
  it('a mended field leaves it, the last one takes it away, and nobody is moved', async () => {
    const user = open('contact');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await summaryLines()).toEqual(['Enter your email address.', 'Enter your mobile phone number.']);
    const [email, phone] = [screen.getByLabelText(/^Email/), screen.getByLabelText(/^Mobile phone/)];
    await user.type(email, 'nobody');
    await user.tab();
    await waitFor(async () =>
      expect(await summaryLines()).toEqual(['Invalid email address', 'Enter your mobile phone number.']),
    );
    await user.type(email, '@example.com');
    await waitFor(async () => expect(await summaryLines()).toEqual(['Enter your mobile phone number.']));
    expect(email).toHaveFocus();
    await user.type(phone, '600555010');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('alert', { name: 'Problems' })).not.toBeInTheDocument());
    await user.clear(email);
    expect(await summaryLines()).toEqual(['Enter your email address.']);
    expect(email).toHaveFocus();
  });
});

describe('S-30: what the server refuses', () => {
  function Refusing() {
    const handle = useRef<BlockFormHandle>(null);
    const { errors, show } = useProblemLines();
    // The page hands on one field at a time.
    const refuse = () =>
      show(
        ['0.lastName', '0.firstName'].flatMap(
          (field) => handle.current?.showServerProblems([{ field, code: 'name_invalid' }]) ?? [],
        ),
      );
    return (
      <>
        <ErrorSummary title="Problems" errors={errors} />
        {FORMS.guest(handle)}
        <button {...STEADY_PRESS} onClick={refuse}>
          Continue
        </button>
      </>
    );
  }

  it('stands at its field, also where focus left it for the summary, until it is changed', async () => {
    const user = userEvent.setup();
    render(
      <TextProvider locale="en" texts={TEXTS}>
        <Refusing />
      </TextProvider>,
    );
    const [firstName] = screen.getAllByRole('textbox', { name: /^First name/ });
    const [lastName] = screen.getAllByRole('textbox', { name: /^Last name/ });
    if (!firstName || !lastName) throw new Error('no field');
    await user.type(firstName, 'Ana');
    await user.type(lastName, 'Ruiz');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert', { name: 'Problems' })).toHaveFocus();
    // Leaving the field checks it once more.
    await user.click(lastName);
    await user.tab();
    expect(lastName).toBeInvalid();
    expect(lastName).toHaveValue('Ruiz');
    expect(await summaryLines()).toHaveLength(2);
    await user.type(lastName, 'o');
    await waitFor(() => expect(lastName).toBeValid());
    expect(firstName).toBeInvalid();
    await user.type(firstName, 'b');
    await waitFor(() => expect(firstName).toBeValid());
    expect(screen.queryByRole('alert', { name: 'Problems' })).not.toBeInTheDocument();
  });
});

describe('each field tells its own mistake, below it and in the summary', () => {
  it.each([
    [
      'traveller',
      'First name',
      'L4ura',
      'Letters, spaces, periods, hyphens and apostrophes only',
      'Traveler 1, first name',
    ],
    [
      'traveller',
      'First name',
      'Сергей',
      /^Write it in Latin letters, as in the two lines/,
      'Traveler 1, first name',
    ],
    ['traveller', 'Middle name', '王', /^Write it in Latin letters/, 'Traveler 1, middle name'],
    ['traveller', 'Last name', 'x'.repeat(61), 'The text is too long.', 'Traveler 1, last name'],
    ['traveller', 'Date of birth', '0001-01-01', 'Check the year of birth.', 'Traveler 1, date of birth'],
    [
      'traveller',
      'Date of birth',
      '2026-11-23',
      'Date of birth must be in the past',
      'Traveler 1, date of birth',
    ],
    [
      'traveller',
      'Date of birth',
      '2020-01-01',
      /^This traveler must be 12 or older.*under 16 need an adult/,
      'Traveler 1, date of birth',
    ],
    [
      'traveller',
      'Passport or ID',
      'AB 12',
      /^Use only letters, digits and hyphens/,
      'Traveler 1, passport or ID',
    ],
    [
      'traveller',
      'Date of issue',
      '2026-11-23',
      'The date of issue must be before today.',
      'Traveler 1, date of issue',
    ],
    [
      'traveller',
      'Expiry date',
      '2026-12-01',
      'The document must expire after the last flight.',
      'Traveler 1, expiry date',
    ],
    ['guest', 'Last name', 'محمد', /^Write it in Latin letters/, 'Room 1, last name'],
    [
      'participant',
      'First name',
      '\u0301',
      'Letters, spaces, periods, hyphens and apostrophes only',
      'Participant 1, first name',
    ],
    // Words that name the field do so once.
    ['contact', 'Email', 'nobody', 'Invalid email address', ''],
    ['contact', 'Mobile phone', '12', 'Invalid contact number (9-15 digits)', 'Mobile phone'],
    [
      'contact',
      'Emergency contact phone',
      '12',
      'Invalid contact number (9-15 digits)',
      'Emergency contact phone',
    ],
    [
      'billing',
      'Name on the receipt',
      '4242',
      'Letters, spaces, periods, hyphens and apostrophes only',
      'Name on the receipt',
    ],
    ['billing', 'Postal code', '1', /^Enter a valid postal code, e\.g\. 28013$/, ''],
    ['billing', 'Address', 'x'.repeat(121), 'The text is too long.', 'Address'],
  ] as const)('%s, %s: %s', async (form, label, typed, message, name) => {
    const user = open(form);
    const [field] = screen.getAllByLabelText(new RegExp(`^${label}`));
    if (!field) throw new Error(`no field ${label}`);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(field).toBeInvalid();
    const words = await screen.findByText(message, { selector: 'p' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.textContent ?? ''));
    const lines = await summaryLines();
    expect(lines.map((line) => line?.toLowerCase())).toContain(
      [name, words.textContent].filter(Boolean).join(': ').toLowerCase(),
    );
  });
});

describe('X-14: a line of the summary is still there when the press on it ends', () => {
  it.each([
    ['billing', 'Postal code', '28013'],
    ['contact', 'Email', 'luz@example.com'],
    ['traveller', 'First name', 'Luz'],
  ] as const)('%s, after %s was mended', async (form, label, typed) => {
    const user = open(form);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const before = await summaryLines();
    const [field] = screen.getAllByLabelText(new RegExp(`^${label}`));
    if (!field) throw new Error(`no field ${label}`);
    await user.type(field, typed);
    const line = screen.getAllByRole('link').at(-1);
    if (!line) throw new Error('no line');
    await user.pointer({ keys: '[MouseLeft>]', target: line });
    expect(await summaryLines()).toEqual(before);
    await user.pointer('[/MouseLeft]');
    expect(document.activeElement).toHaveAttribute('id', line.getAttribute('href')?.slice(1));
    await waitFor(async () => expect((await summaryLines()).length).toBe(before.length - 1));
  });
});

describe('what the forms offer', () => {
  const MEALS =
    'AVML BBML BLML CHML DBML FPML GFML HNML JPML KSML LCML LFML LSML MOML NFML NLML OBML ORML RVML SFML SPML VGML VLML VOML';
  const optionsOf = (label: string) => {
    const [select] = screen.getAllByLabelText(label);
    if (!select) throw new Error(`no field ${label}`);
    return within(select)
      .getAllByRole('option', { hidden: true })
      .map((option) => option.textContent ?? '');
  };

  it.each([
    [
      'es',
      'Comida especial',
      'Asistencia en silla de ruedas',
      ['Puede usar escaleras', 'No puede usar escaleras', 'Completamente inmóvil'],
    ],
    [
      'en',
      'Special meal',
      'Wheelchair assistance',
      ['Can use stairs', 'Cannot use stairs', 'Completely immobile'],
    ],
  ] as const)(
    'S-09, S-10: three kinds of assistance and 24 meals, or none (%s)',
    (locale, meal, help, kinds) => {
      open('traveller', locale);
      const [noMeal, ...meals] = optionsOf(meal);
      const [noHelp, ...assistance] = optionsOf(help);
      expect(noMeal).toBe(noHelp);
      expect(meals.map((option) => /\((.{4})\)$/.exec(option)?.[1])).toEqual(MEALS.split(' '));
      expect(new Set(meals.map((option) => option.slice(0, -7))).size).toBe(24);
      expect(assistance).toEqual(kinds.map((words, index) => `${words} (WCH${'RSC'.charAt(index)})`));
    },
  );

  it('S-15: billing says what the address must match, and takes a card holder who stays at home', () => {
    open('billing', 'es');
    expect(
      screen.getByText('La dirección debe coincidir con la de tu estado de cuenta bancario.'),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'El titular de la tarjeta no viaja' })).not.toBeChecked();
  });
});

describe('what a supplier reads is shown where it is not what was typed', () => {
  it.each([
    ['traveller', 'Kjær', 'Sigurðsson', /Your ticket will read: SIGURDSSON \/ KJAER\./],
    ['guest', 'Þórunn', 'Núñez', /The booking will read: THORUNN NUNEZ/],
    ['participant', 'Jean-Luc', 'Weiß', /The booking will read: JEAN LUC WEISS/],
  ] as const)('%s %s %s', async (form, firstName, lastName, words) => {
    const user = open(form);
    const [first] = screen.getAllByRole('textbox', { name: /First name/ });
    const [last] = screen.getAllByRole('textbox', { name: /Last name/ });
    if (!first || !last) throw new Error('a person has two names');
    await user.type(first, firstName);
    await user.type(last, lastName);
    expect(last).toHaveAccessibleDescription(words);
    await user.clear(first);
    await user.clear(last);
    await user.type(first, 'Ana');
    await user.type(last, 'Ruiz');
    expect(last).not.toHaveAccessibleDescription();
  });
});

it.each([
  ['contact', ['Escribe tu correo electrónico.', 'Escribe tu número de teléfono celular.']],
  ['guest', ['Habitación 1: escribe el nombre.', 'Habitación 1: escribe los apellidos.']],
] as const)('X-01: the summary of a %s form follows the language of the page', async (form, lines) => {
  const user = open(form, 'en');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await summaryLines())[0]).toMatch(/nter/);
  user.changeLanguage('es');
  expect((await summaryLines()).slice(0, 2)).toEqual(lines);
});

it.each([
  ['traveller', 'en', 'Mar 10, 1985'],
  ['participant', 'es', '10 mar 1985'],
] as const)('the date of birth of a %s is repeated in words (%s)', async (form, locale, words) => {
  const user = open(form, locale);
  const [birth] = screen.getAllByLabelText(/Date of birth|Fecha de nacimiento/);
  await user.type(birth as HTMLElement, '1985-03-10');
  expect(await screen.findByText(words)).toBeVisible();
});

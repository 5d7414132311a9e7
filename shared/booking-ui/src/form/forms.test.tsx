import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import type { DocumentType } from '@travesia/domain';
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
import { EMPTY_TRAVELLER, TravellersBlock } from '../travellers/index.ts';
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
        { id: 'a', type: 'ADULT', who: 'adult', ages: { from: 12, to: 99 }, agesHint: undefined },
        { id: 'b', type: 'CHILD', who: 'child', ages: { from: 4, to: 11 }, agesHint: undefined },
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
    const refuse = () =>
      show(handle.current?.showServerProblems([{ field: '0.lastName', code: 'name_invalid' }]) ?? []);
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
    const [lastName] = screen.getAllByRole('textbox', { name: /^Last name/ });
    if (!lastName) throw new Error('no field');
    await user.type(lastName, 'Ruiz');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert', { name: 'Problems' })).toHaveFocus();
    // Leaving the field checks it once more.
    await user.click(lastName);
    await user.tab();
    expect(lastName).toBeInvalid();
    expect(lastName).toHaveValue('Ruiz');
    expect(await summaryLines()).toHaveLength(1);
    await user.type(lastName, 'o');
    await waitFor(() => expect(lastName).toBeValid());
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
      /^This place is for a traveler of 12 or older.*under 16 need an adult/,
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
    [
      'participant',
      'Date of birth',
      '2020-01-01',
      /^Another price is for that age/,
      'Participant 1, date of birth',
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
      'contact',
      'Frequent flyer number',
      '¡no!',
      /^Use only letters, digits and hyphens/,
      'Frequent flyer number',
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

describe('W-04: ages of the travellers', () => {
  const YOUTH = '2012-06-01';
  function Party({ births }: { births: readonly string[] }) {
    return (
      <TextProvider locale="en" texts={TEXTS}>
        <TravellersBlock
          places={[
            { id: 'a', type: 'ADULT', primary: true },
            { id: 'b', type: 'ADULT', primary: false, age: 14 },
          ]}
          travel={{ ...TRAVEL, passportRequired: false }}
          savedDocuments={[]}
          remembered={births.map((dateOfBirth, index) => ({ id: 'ab'.charAt(index), dateOfBirth }))}
          onChange={ignore}
          handle={null}
        />
      </TextProvider>
    );
  }
  const birthOf = (number: number) =>
    within(screen.getByRole('group', { name: new RegExp(`Traveler ${number}`) })).getByLabelText(
      /^Date of birth/,
    );

  it('somebody of 12 to 17 is declared as a minor, at the age that the price is for', () => {
    render(<Party births={['1990-01-01', YOUTH]} />);
    // In the words of the search's sheet of travellers.
    expect(screen.getByRole('group', { name: /Traveler 1\s*Adult, 18 or older/ })).toBeVisible();
    expect(screen.getByRole('group', { name: /Traveler 2\s*Youth, 14 years old/ })).toBeVisible();
    expect(birthOf(2)).toHaveAccessibleDescription(/Travels as a minor, 14 years old on the last flight/);
    expect(birthOf(2)).not.toHaveAccessibleDescription(/The price is checked again/);
    expect(birthOf(1)).not.toHaveAccessibleDescription(/minor/);
  });

  it('says that the price is checked again where the birth date is of another age than was searched', () => {
    render(<Party births={[YOUTH, '2011-06-01']} />);
    const words = (age: number) =>
      new RegExp(`${age} years old on the last flight. The price is checked again for that age.`);
    expect(birthOf(1)).toHaveAccessibleDescription(words(14));
    expect(birthOf(2)).toHaveAccessibleDescription(words(15));
  });

  it('nobody under 16 travels without an adult, as far as birth dates are known', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Party births={['2013-01-01', YOUTH]} />);
    const leave = async () => {
      await user.click(birthOf(2));
      await user.tab();
    };
    await leave();
    expect(birthOf(2)).toHaveAccessibleDescription(/Travelers under 16 need an adult in the same booking/);
    rerender(<Party births={['1990-01-01', YOUTH]} />);
    await user.clear(birthOf(2));
    await user.type(birthOf(2), YOUTH);
    await leave();
    expect(birthOf(2)).toBeValid();
  });
});

describe('W-05: only what the airline takes is asked, and why', () => {
  const traveller = (documentTypes: readonly DocumentType[] | undefined, passportRequired = true) =>
    render(
      <TextProvider locale="en" texts={TEXTS}>
        <TravellersBlock
          places={[{ id: 'a', type: 'ADULT', primary: true }]}
          travel={{ ...TRAVEL, passportRequired, ...(documentTypes && { documentTypes }) }}
          savedDocuments={[]}
          remembered={[]}
          onChange={ignore}
          handle={null}
        />
      </TextProvider>,
    );

  it('asks for no document of an airline that takes none', () => {
    traveller([], false);
    expect(screen.queryByText('Travel document')).toBeNull();
    expect(screen.queryByLabelText(/Passport or ID/)).toBeNull();
  });

  it('lets the kind be chosen where there are several, and asks what belongs to it', async () => {
    const user = userEvent.setup();
    traveller(['passport', 'tax_id', 'known_traveler_number']);
    expect(screen.getByText(/The airline requires it on this flight/)).toBeVisible();
    expect(screen.getByLabelText(/^Expiry date/)).toBeRequired();
    await user.selectOptions(screen.getByLabelText('Type of document'), 'Tax identification number');
    expect(screen.getByRole('textbox', { name: /Tax identification number/ })).toBeRequired();
    expect(screen.getByLabelText('Issuing country')).toBeVisible();
    expect(screen.queryByLabelText(/^Expiry date/)).toBeNull();
    expect(screen.getByText(/Some countries require it to issue the ticket/)).toBeVisible();
  });

  it.each([
    ['as before, where it is not known what it takes', undefined],
    ['one kind without a choice', ['passport'] as const],
  ])('%s', (_title, types) => {
    traveller(types);
    expect(screen.queryByLabelText('Type of document')).toBeNull();
    expect(screen.getByRole('textbox', { name: /Passport or ID/ })).toBeRequired();
  });

  it('names the airline that is told of a frequent flyer, and asks nothing where there is none', () => {
    const contact = (more: object) => (
      <TextProvider locale="en" texts={TEXTS}>
        <ContactForm initialValues={emptyContact('ES')} onChange={ignore} {...more} />
      </TextProvider>
    );
    const { rerender } = render(contact({ frequentFlyerOf: 'Iberia' }));
    expect(screen.getByLabelText(/^Frequent flyer number/)).toHaveAccessibleDescription(
      /We send it to Iberia/,
    );
    expect(screen.queryByRole('checkbox', { name: /text codes/ })).toBeNull();
    rerender(contact({ withoutFrequentFlyer: true }));
    expect(screen.queryByLabelText(/^Frequent flyer number/)).toBeNull();
  });
});

it('N-06: where the market sends short messages, the phone’s owner is asked, and has not agreed before', async () => {
  const told: unknown[] = [];
  render(
    <TextProvider locale="en" texts={TEXTS}>
      <ContactForm
        initialValues={{ ...emptyContact('ES'), email: 'ana@example.com', phone: '600112233' }}
        onChange={(_, details) => told.push(details?.textMessages)}
        withTextMessages
      />
    </TextProvider>,
  );
  const box = screen.getByRole('checkbox', { name: 'Also text codes and flight changes to this phone.' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/stop it in My trips or by replying STOP/);
  await userEvent.click(box);
  await waitFor(() => expect(told.at(-1)).toBe(true));
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

it('S-07: two travellers of one name are asked about, and stand in nobody’s way', () => {
  const people = ['a', 'b'].map((id) => ({ id, firstName: 'Lucía', lastName: 'Ferrer' }));
  render(
    <TextProvider locale="en" texts={TEXTS}>
      <TravellersBlock
        places={people.map(({ id }) => ({ id, type: 'ADULT', primary: false }))}
        travel={TRAVEL}
        savedDocuments={[]}
        remembered={people}
        onChange={ignore}
        handle={() => undefined}
      />
    </TextProvider>,
  );
  expect(screen.getByText('Two travelers have the same name, Lucía Ferrer. Is that right?')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('S-07: nobody travels twice', () => {
  type Passengers = Parameters<Parameters<typeof TravellersBlock>[0]['onChange']>[1];
  const person = (id: string, firstName: string) => ({
    ...EMPTY_TRAVELLER,
    id,
    firstName,
    lastName: 'Ferrer',
    gender: 'female',
    dateOfBirth: '1990-06-15',
  });
  function Party({ onPassengers }: { onPassengers: (list: Passengers) => void }) {
    const [people, setPeople] = useState<readonly { id: string }[]>([
      person('a', 'Lucía'),
      person('b', 'Marta'),
    ]);
    const handle = useRef<BlockFormHandle>(null);
    const { errors, show } = useProblemLines();
    return (
      <>
        <ErrorSummary title="Problems" errors={errors} />
        <TravellersBlock
          places={people.map(({ id }) => ({ id, type: 'ADULT', primary: id === 'a' }))}
          travel={{ ...TRAVEL, passportRequired: false }}
          savedDocuments={[]}
          remembered={people}
          onChange={(values, passengers) => {
            setPeople(values);
            onPassengers(passengers);
          }}
          handle={handle}
        />
        <button onClick={() => void handle.current?.validate().then(show)}>Continue</button>
      </>
    );
  }
  const firstNameOf = (number: number) =>
    within(screen.getByRole('group', { name: new RegExp(`(Traveler|Viajero) ${number}`) })).getByRole(
      'textbox',
      { name: /^(First name|Nombre)/ },
    );

  it.each([
    ['en', 'This is the same person as traveler 1.', 'Traveler 2, first name'],
    ['es', 'Es la misma persona que el viajero 1.', 'Viajero 2, nombre'],
  ] as const)(
    'is said at the second traveller (%s), whichever of the two is corrected',
    async (locale, words, name) => {
      const user = userEvent.setup();
      const onPassengers = jest.fn<(list: Passengers) => void>();
      render(
        <TextProvider locale={locale} texts={TEXTS}>
          <Party onPassengers={onPassengers} />
        </TextProvider>,
      );
      const rename = async (number: number, firstName: string) => {
        await user.clear(firstNameOf(number));
        await user.type(firstNameOf(number), firstName);
      };
      expect(firstNameOf(2)).toBeValid();

      await rename(2, ' LUCIA');
      await waitFor(() => expect(firstNameOf(2)).toBeInvalid());
      expect(firstNameOf(2)).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(firstNameOf(1)).toBeValid();
      expect(onPassengers).toHaveBeenLastCalledWith(null);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect((await summaryLines()).map((line) => line?.toLowerCase())).toEqual([
        expect.stringContaining(`${name}: ${words}`.toLowerCase()),
      ]);

      await rename(1, 'Marta');
      await waitFor(() => expect(firstNameOf(2)).toBeValid());
      expect(onPassengers.mock.lastCall?.[0]?.map(({ firstName }) => firstName)).toEqual(['Marta', 'LUCIA']);

      await rename(1, 'Lucía');
      await waitFor(() => expect(firstNameOf(2)).toBeInvalid());
      expect(onPassengers).toHaveBeenLastCalledWith(null);
      await rename(2, 'Eva');
      await waitFor(() => expect(firstNameOf(2)).toBeValid());
      expect(onPassengers.mock.lastCall?.[0]).toHaveLength(2);
    },
  );
});

it('X-21: the dial code stands beside the label of the prefix, where no country cuts it off', async () => {
  const user = open('contact', 'en');
  await user.selectOptions(screen.getByLabelText(/^Code/), 'MX');
  expect(screen.getByText('+52')).toBeVisible();
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

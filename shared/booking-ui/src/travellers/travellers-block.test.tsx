import { fillIn } from '@travesia/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import type { Passenger } from '@travesia/contracts';
import type { DocumentType } from '@travesia/domain';
import { TextProvider } from '@travesia/platform/react';
import { ErrorSummary } from '@travesia/ui/error-summary';
import { EMPTY_TRAVELLER, TravellersBlock } from './index.ts';
import { useProblemLines, type BlockFormHandle } from '../form/index.ts';
import { bookingTexts } from '../texts/index.ts';

const TEXTS = [bookingTexts];
const ignore = () => undefined;
const TRAVEL = { today: '2026-11-22', lastTravelDate: '2026-12-20', passportRequired: true };

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
    expect(birthOf(1)).toHaveAccessibleDescription(
      /They would be 14 on the last flight, a minor: .* check the price again/,
    );
    expect(birthOf(2)).toHaveAccessibleDescription(/They would be 15 on the last flight/);
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
    expect(screen.getByText(/The airline requires it for this flight/)).toBeVisible();
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
        await fillIn(user, firstNameOf(number), firstName);
      };
      expect(firstNameOf(2)).toBeValid();

      await rename(2, ' LUCIA');
      await waitFor(() => expect(firstNameOf(2)).toBeInvalid());
      expect(firstNameOf(2)).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(firstNameOf(1)).toBeValid();
      expect(onPassengers).toHaveBeenLastCalledWith(null);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      const lines = within(await screen.findByRole('alert', { name: 'Problems' })).getAllByRole('link');
      expect(lines.map((line) => line.textContent?.toLowerCase())).toEqual([
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

describe('W-05: a frequent flyer', () => {
  const IBERIA = { code: 'IB', name: 'Iberia' };
  const FINNAIR = { code: 'AY', name: 'Finnair' };
  const QATAR = { code: 'QR', name: 'Qatar Airways' };
  const ANA = { firstName: 'Ana', lastName: 'Ruiz', gender: 'female', dateOfBirth: '1990-06-15' };
  const PEOPLE = [
    { id: 'a', type: 'ADULT', primary: true },
    { id: 'b', type: 'ADULT', primary: false },
  ] as const;
  let sent: readonly Passenger[] | null = null;
  const form = (
    loyaltyAirlines: readonly { code: string; name: string }[] | undefined,
    flyer: object = {},
  ) => (
    <TextProvider locale="en" texts={TEXTS}>
      <TravellersBlock
        places={PEOPLE}
        travel={{ ...TRAVEL, passportRequired: false, ...(loyaltyAirlines && { loyaltyAirlines }) }}
        savedDocuments={[]}
        remembered={[
          { ...ANA, ...flyer, id: 'a' },
          { ...ANA, ...flyer, id: 'b', firstName: 'Luis' },
        ]}
        onChange={(_, passengers) => (sent = passengers)}
        handle={null}
      />
    </TextProvider>
  );
  const given = () =>
    sent?.map(({ frequentFlyerAirline, frequentFlyerNumber }) => [frequentFlyerAirline, frequentFlyerNumber]);

  it.each([
    ['of whose airline nothing is known yet', undefined],
    ['whose airline supports no programme', []],
  ])('%s is asked nothing', (_who, airlines) => {
    render(form(airlines));
    expect(screen.queryByLabelText(/^Frequent flyer number/)).toBeNull();
  });

  it('of the one airline gives a number, and reads who gets it', async () => {
    const user = userEvent.setup();
    render(form([IBERIA]));
    expect(screen.queryByLabelText('Frequent flyer program')).toBeNull();
    const [own, other] = screen.getAllByLabelText(/^Frequent flyer number/);
    expect(own).toHaveAccessibleDescription(/We send it to Iberia/);
    await fillIn(user, other as HTMLElement, ' IB 12-3 ');
    await waitFor(() =>
      expect(given()).toEqual([
        ['', ''],
        ['', 'IB 12-3'],
      ]),
    );
  });

  it('of several airlines chooses the programme; without a choice it is the seller’s', async () => {
    const user = userEvent.setup();
    const { rerender } = render(form([IBERIA, FINNAIR]));
    const [own, other] = screen.getAllByLabelText(/^Frequent flyer number/);
    await fillIn(user, own as HTMLElement, '111');
    await fillIn(user, other as HTMLElement, '222');
    const [, programme] = screen.getAllByLabelText('Frequent flyer program');
    expect(programme).toHaveDisplayValue('Iberia');
    await user.selectOptions(programme as HTMLElement, 'Finnair');
    await waitFor(() =>
      expect(given()).toEqual([
        ['', '111'],
        ['AY', '222'],
      ]),
    );
    // Another flight, whose airline has other partners.
    rerender(form([IBERIA, QATAR]));
    await waitFor(() =>
      expect(given()).toEqual([
        ['', '111'],
        ['', '222'],
      ]),
    );
    expect(programme).toHaveDisplayValue('Iberia');
  });

  it('who typed a number before a reload keeps it while the airlines are not known yet', async () => {
    const flyer = { frequentFlyerAirline: 'AY', frequentFlyerNumber: '222' };
    const { rerender } = render(form(undefined, flyer));
    await waitFor(() =>
      expect(given()).toEqual([
        ['AY', '222'],
        ['AY', '222'],
      ]),
    );
    rerender(form([IBERIA, FINNAIR], flyer));
    const [programme] = await screen.findAllByLabelText('Frequent flyer program');
    expect(programme).toHaveDisplayValue('Finnair');
    expect(given()).toEqual([
      ['AY', '222'],
      ['AY', '222'],
    ]);
  });

  it('is told what is wrong with the number, with the block open', async () => {
    const user = userEvent.setup();
    render(form([IBERIA]));
    const [own] = screen.getAllByLabelText(/^Frequent flyer number/);
    await fillIn(user, own as HTMLElement, '¡no!');
    await user.tab();
    expect(await screen.findByText(/^Use only letters, digits and hyphens/)).toBeVisible();
    expect(sent).toBeNull();
  });
});

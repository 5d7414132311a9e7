import { expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextProvider } from '@travesia/platform/react';
import { searchTexts } from '../texts.ts';
import { useState } from 'react';
import type { FormAges } from '@travesia/domain';
import { TravellersField } from './travellers-field.tsx';

const ALONE: FormAges = { grownUps: 1, youths: [], children: [], infants: [] };

it.each([
  ['es', ['Todas las clases', 'Económica', 'Económica Premium', 'Business', 'Primera clase']],
  ['en', ['Any class', 'Economy', 'Economy Premium', 'Business', 'First class']],
] as const)('F-04: offers the four cabins, or all of them (%s)', async (locale, cabins) => {
  const user = userEvent.setup();
  const choose = jest.fn();
  render(
    <TextProvider locale={locale} texts={[searchTexts]}>
      <TravellersField
        id="travellers"
        travellers={ALONE}
        cabin="economy"
        onTravellersChange={() => undefined}
        onCabinChange={choose}
        error={undefined}
      />
    </TextProvider>,
  );
  await user.click(screen.getByRole('button', { name: /./ }));
  const radios = await screen.findAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(cabins);
  expect(radios[1]).toBeChecked();
  for (const radio of radios.slice(2)) await user.click(radio);
  expect(choose.mock.calls).toEqual([['premium_economy'], ['business'], ['first_class']]);
});

function Party({ error }: { error?: string }) {
  const [travellers, setTravellers] = useState(ALONE);
  return (
    <form aria-label="search">
      <TravellersField
        id="travellers"
        travellers={travellers}
        cabin="economy"
        onTravellersChange={setTravellers}
        onCabinChange={() => undefined}
        error={error}
      />
    </form>
  );
}
const sent = () =>
  Object.fromEntries(
    [...screen.getByRole<HTMLFormElement>('form', { name: 'search' }).elements].flatMap((element) =>
      element instanceof HTMLInputElement ? [[element.name, element.value]] : [],
    ),
  );

it.each([
  [
    'es',
    'Listo',
    ['Añadir un joven', 'Añadir un niño', 'Añadir un bebé'],
    ['Edad del joven 1', 'Edad del niño 1', 'Edad del bebé 1'],
    'Menos de 1',
  ],
  [
    'en',
    'Done',
    ['Add a young person', 'Add a child', 'Add an infant'],
    ['Age of young person 1', 'Age of child 1', 'Age of infant 1'],
    'Under 1',
  ],
] as const)(
  'W-04: asks the age of everybody under 18, and assumes none (%s)',
  async (locale, done, adds, ages, youngest) => {
    const user = userEvent.setup();
    render(
      <TextProvider locale={locale} texts={[searchTexts]}>
        <Party />
      </TextProvider>,
    );
    await user.click(screen.getByRole('button', { name: /./ }));
    for (const name of adds) await user.click(await screen.findByRole('button', { name }));
    const [youth, child, infant] = ages.map((name) => screen.getByRole('combobox', { name }));
    for (const field of [youth, child, infant]) expect(field).toHaveValue('');
    await user.selectOptions(youth as HTMLElement, '14');
    await user.selectOptions(child as HTMLElement, '8');
    await user.selectOptions(infant as HTMLElement, '0');
    expect(within(infant as HTMLElement).getByRole('option', { selected: true })).toHaveTextContent(youngest);
    expect(sent()).toMatchObject({ adults: '2', children: '1', infants: '1', ages: '14,8,0' });
    await user.selectOptions(child as HTMLElement, '4');
    await user.click(screen.getByRole('button', { name: adds[1] }));
    await user.click(screen.getByRole('button', { name: done }));
    expect(sent()).toMatchObject({ adults: '2', children: '2', infants: '1', ages: '14,4,8,0' });
  },
);

it('W-04: an age that is missing is asked for when the list is closed, not only by the search', async () => {
  const user = userEvent.setup();
  render(
    <TextProvider locale="en" texts={[searchTexts]}>
      <Party />
    </TextProvider>,
  );
  await user.click(screen.getByRole('button', { name: /./ }));
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Tell us the age of everyone under 18');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '7');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

it('W-04: from 16 on somebody may travel without an adult, and somebody has to travel', async () => {
  const user = userEvent.setup();
  render(
    <TextProvider locale="en" texts={[searchTexts]}>
      <Party />
    </TextProvider>,
  );
  await user.click(screen.getByRole('button', { name: /./ }));
  const fewer = await screen.findByRole('button', { name: 'Remove an adult' });
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Add a young person' }));
  await user.click(fewer);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of young person 1' }), '16');
  expect(sent()).toMatchObject({ adults: '1', ages: '16' });
  await user.click(screen.getByRole('button', { name: 'Remove a young person' }));
  expect(sent()).toMatchObject({ adults: '1', ages: '16' });
});

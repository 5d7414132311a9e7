import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextProvider } from '@travesia/platform/react';
import { searchTexts } from '../texts.ts';
import { TravellersField } from './travellers-field.tsx';

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
        travellers={{ adult: 1, child: 0, infant: 0 }}
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

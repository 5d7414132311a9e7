import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPart } from '../testing/open-part.tsx';
import { ContactForm, emptyContact } from './index.ts';

const ignore = () => undefined;

it('N-06: where the market sends short messages, the phone’s owner is asked, and has not agreed before', async () => {
  const told: unknown[] = [];
  const { user } = openPart(
    <ContactForm
      initialValues={{ ...emptyContact('ES'), email: 'ana@example.com', phone: '600112233' }}
      onChange={(_, details) => told.push(details?.textMessages)}
      withTextMessages
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Also text codes and flight changes to this phone.' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/stop it in My trips or by replying STOP/);
  await user.click(box);
  await waitFor(() => expect(told.at(-1)).toBe(true));
});

it('X-21: the dial code stands beside the label of the prefix, where no country cuts it off', async () => {
  const { user } = openPart(<ContactForm initialValues={emptyContact('ES')} onChange={ignore} />);
  await user.selectOptions(screen.getByLabelText(/^Code/), 'MX');
  expect(screen.getByText('+52')).toBeVisible();
});

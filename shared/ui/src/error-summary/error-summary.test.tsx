import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './index.ts';

describe('ErrorSummary', () => {
  it('X-14: takes focus, and each line leads to its field', async () => {
    const user = userEvent.setup();
    const errors = [{ fieldId: 'mail', message: 'Correo Electrónico Inválido' }];
    const { rerender } = render(
      <>
        <ErrorSummary title="Revisa 1 dato" errors={errors} attempt={1} />
        <TextField id="mail" label="Correo" />
      </>,
    );
    expect(screen.getByRole('alert', { name: 'Revisa 1 dato' })).toHaveFocus();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Correo Electrónico Inválido' }));
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveFocus();

    rerender(
      <>
        <ErrorSummary title="Revisa 1 dato" errors={errors} attempt={2} />
        <TextField id="mail" label="Correo" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('takes no focus where it comes back while somebody types', async () => {
    const page = (errors: { fieldId: string; message: string }[]) => (
      <>
        <ErrorSummary title="Revisa 1 dato" errors={errors} attempt={1} />
        <TextField id="mail" label="Correo" />
      </>
    );
    const errors = [{ fieldId: 'mail', message: 'Correo Electrónico Inválido' }];
    const { rerender } = render(page(errors));
    rerender(page([]));
    await userEvent.click(screen.getByRole('textbox', { name: 'Correo' }));
    rerender(page(errors));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveFocus();
  });

  it('is not there when nothing is wrong', () => {
    render(<ErrorSummary title="Revisa" errors={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

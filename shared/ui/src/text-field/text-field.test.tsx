import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { RequiredNote } from '../field/index.ts';
import { Select } from '../select/index.ts';
import { TextArea, TextField } from './index.ts';

describe('Fields', () => {
  it('X-14: label, hint and error belong to the input', async () => {
    render(
      <>
        <RequiredNote>campos obligatorios</RequiredNote>
        <TextField
          label="Correo"
          hint="Ahí va el billete."
          error="Correo Electrónico Inválido"
          required
          autoComplete="email"
        />
      </>,
    );
    const input = screen.getByRole('textbox', { name: 'Correo' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Ahí va el billete. Correo Electrónico Inválido');
    expect(input).toHaveAttribute('autocomplete', 'email');
    await expectAccessible();
  });

  it('a field with nothing to complain about is not marked', async () => {
    render(
      <>
        <TextField label="Nombre" />
        <TextArea label="Mensaje" aside="(opcional)" />
        <Select label="Cabina">
          <option>Económica</option>
        </Select>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Nombre' })).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('textbox', { name: 'Mensaje (opcional)' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Cabina' })).toBeVisible();
    await expectAccessible();
  });
});

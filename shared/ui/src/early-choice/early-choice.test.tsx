import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox } from '../checkbox/index.ts';
import { Select } from '../select/index.ts';

const onChange = jest.fn<(value: string | boolean) => void>();

function Port({ start = '' }: { start?: string }) {
  const [port, setPort] = useState(start);
  return (
    <Select
      label="Port"
      value={port}
      onChange={({ target }) => {
        onChange(target.value);
        setPort(target.value);
      }}
    >
      <option value="">Any</option>
      <option value="BCN">Barcelona</option>
    </Select>
  );
}

function Nearby() {
  const [isOn, setOn] = useState(false);
  return (
    <Checkbox
      label="Nearby airports"
      checked={isOn}
      onChange={({ target }) => {
        onChange(target.checked);
        setOn(target.checked);
      }}
    />
  );
}

let root: Root | null = null;
const host = document.createElement('div');

/** The server's HTML, what a visitor does in it, and then the code; or what a visitor does while it hydrates. */
async function hydrateAfter(
  element: ReactElement,
  choose: () => void,
  chooseMeanwhile = () => {},
): Promise<void> {
  document.body.append(host);
  host.innerHTML = renderToString(element);
  choose();
  root = await act(() => {
    const started = hydrateRoot(host, element);
    chooseMeanwhile();
    return Promise.resolve(started);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

describe('what was chosen in the server’s HTML before the code arrived', () => {
  afterEach(() => {
    act(() => root?.unmount());
    host.remove();
    onChange.mockReset();
  });

  it('an option reaches the page', async () => {
    await hydrateAfter(<Port />, () => {
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Port' }).value = 'BCN';
    });
    expect(onChange.mock.calls).toEqual([['BCN']]);
    expect(screen.getByRole('combobox', { name: 'Port' })).toHaveValue('BCN');
  });

  it('a tick reaches the page', async () => {
    await hydrateAfter(<Nearby />, () => screen.getByRole('checkbox', { name: 'Nearby airports' }).click());
    expect(onChange.mock.calls).toEqual([[true]]);
    expect(screen.getByRole('checkbox', { name: 'Nearby airports' })).toBeChecked();
  });

  it('an option that is chosen while the page hydrates reaches the page, and stays', async () => {
    await hydrateAfter(
      <Port />,
      () => {},
      () => {
        const port = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Port' });
        port.value = 'BCN';
        port.dispatchEvent(new Event('input', { bubbles: true }));
        port.dispatchEvent(new Event('change', { bubbles: true }));
      },
    );
    expect(onChange.mock.calls).toEqual([['BCN']]);
    expect(screen.getByRole('combobox', { name: 'Port' })).toHaveValue('BCN');
  });

  it('a tick that is made while the page hydrates reaches the page, and stays', async () => {
    await hydrateAfter(
      <Nearby />,
      () => {},
      () => screen.getByRole('checkbox', { name: 'Nearby airports' }).click(),
    );
    expect(onChange.mock.calls).toEqual([[true]]);
    expect(screen.getByRole('checkbox', { name: 'Nearby airports' })).toBeChecked();
  });

  it.each([
    ['nothing was touched', <Port key="port" start="BCN" />],
    ['the value is no option', <Port key="port" start="ATLANTIS" />],
    ['nothing was ticked', <Nearby key="nearby" />],
  ])('nothing is reported where %s', async (_case, element) => {
    await hydrateAfter(element, () => {});
    expect(onChange).not.toHaveBeenCalled();
  });
});

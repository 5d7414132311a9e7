import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Combobox } from './index.ts';

type Place = { code: string; city: string; group: string };
const PLACES: Place[] = [
  { code: 'BOG', city: 'Bogotá', group: 'Recientes' },
  { code: 'BCN', city: 'Barcelona', group: 'Aeropuertos' },
  { code: 'BUE', city: 'Buenos Aires', group: 'Aeropuertos' },
];

type OriginProps = { onChosen?: (code: string) => void; isSearching?: boolean };

function Origin({ onChosen = () => undefined, isSearching = false }: OriginProps) {
  const [text, setText] = useState('');
  const items = PLACES.filter(({ city }) => city.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <Combobox
      id="origin"
      label="Origen"
      value={text}
      onValueChange={setText}
      items={items}
      isSearching={isSearching}
      itemKey={({ code }) => code}
      headingOf={({ group }) => group}
      renderItem={({ city, code }) => `${city} ${code}`}
      onSelect={({ city, code }) => {
        setText(city);
        onChosen(code);
      }}
      listLabel="Lugares"
      status={items.length === 0 ? 'Nada con ese nombre' : `${items.length} lugares`}
      statusShown={items.length === 0}
      clearLabel="Vaciar origen"
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Origen' });

describe('Combobox', () => {
  it('X-15: a list that opens or grows below the fold is scrolled to', async () => {
    const scrolledTo: (string | null)[] = [];
    // jsdom has no layout and so nothing to scroll.
    Element.prototype.scrollIntoView = function noteElement(this: Element) {
      scrolledTo.push(this.textContent);
    };
    const user = userEvent.setup();
    render(<Origin />);
    await user.type(box(), 'bu');
    expect(scrolledTo.at(-1)).toMatch(/^AeropuertosBuenos Aires BUE/);
    await user.keyboard('{Backspace}');
    expect(scrolledTo.at(-1)).toMatch(/Bogotá BOG.*Buenos Aires BUE/);
    await user.keyboard('{ArrowDown}');
    expect(scrolledTo.at(-1)).toBe('Bogotá BOG');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('X-12: typing opens the list, arrows choose, Enter takes it', async () => {
    const onChosen = jest.fn();
    const user = userEvent.setup();
    render(<Origin onChosen={onChosen} />);
    await user.type(box(), 'b');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    const active = box().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)).toHaveTextContent('Bogotá BOG');
    await expectAccessible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChosen).toHaveBeenCalledWith('BCN');
    expect(box()).toHaveValue('Barcelona');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
  });

  it('the arrows go round', async () => {
    const user = userEvent.setup();
    render(<Origin />);
    await user.type(box(), 'b{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Buenos Aires');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bogotá');
  });

  it('the first arrow after typing lands on the first option, and Enter without an arrow takes it too', async () => {
    const onChosen = jest.fn();
    const user = userEvent.setup();
    render(<Origin onChosen={onChosen} />);
    await user.type(box(), 'b{ArrowDown}{Enter}');
    expect(onChosen).toHaveBeenLastCalledWith('BOG');
    await user.clear(box());
    await user.type(box(), 'bu{Enter}');
    expect(onChosen).toHaveBeenLastCalledWith('BUE');
  });

  it('Enter before the suggestions came takes the first of those that come, not one of an earlier word', async () => {
    const onChosen = jest.fn();
    const user = userEvent.setup();
    const view = render(<Origin onChosen={onChosen} isSearching />);
    await user.type(box(), 'b{Enter}');
    expect(onChosen).not.toHaveBeenCalled();
    view.rerender(<Origin onChosen={onChosen} />);
    expect(onChosen).toHaveBeenCalledWith('BOG');
    expect(box()).toHaveFocus();
  });

  it('Tab takes the first option for what was typed and goes on', async () => {
    const onChosen = jest.fn();
    const user = userEvent.setup();
    render(<Origin onChosen={onChosen} />);
    await user.type(box(), 'bu');
    await user.tab();
    expect(onChosen).toHaveBeenCalledWith('BUE');
    expect(box()).not.toHaveFocus();
  });

  it('merely passing through by Tab takes nothing', async () => {
    const onChosen = jest.fn();
    const user = userEvent.setup();
    render(<Origin onChosen={onChosen} />);
    await user.tab();
    await user.tab();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('Escape closes the list and keeps the text', async () => {
    const user = userEvent.setup();
    render(<Origin />);
    await user.type(box(), 'bo{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveValue('bo');
  });

  it('a press on an option takes it and focus stays in the field', async () => {
    const onChosen = jest.fn();
    const user = userEvent.setup();
    render(<Origin onChosen={onChosen} />);
    await user.click(box());
    const group = screen.getByRole('group', { name: 'Aeropuertos' });
    await user.click(within(group).getByRole('option', { name: 'Buenos Aires BUE' }));
    expect(onChosen).toHaveBeenCalledWith('BUE');
    expect(box()).toHaveFocus();
  });

  it('X-13: says how many there are, and that there is nothing', async () => {
    const user = userEvent.setup();
    render(<Origin />);
    await user.type(box(), 'b');
    expect(screen.getByRole('status')).toHaveTextContent('3 lugares');
    await user.type(box(), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('Nada con ese nombre');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('can be emptied', async () => {
    const user = userEvent.setup();
    render(<Origin />);
    await user.type(box(), 'bog');
    await user.click(screen.getByRole('button', { name: 'Vaciar origen' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('what was typed into the server’s HTML before the code arrived is kept', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<Origin />);
    expect(host.innerHTML).not.toContain('style=');
    const input = box() as HTMLInputElement;
    input.value = 'Bar';
    const root = await act(() => Promise.resolve(hydrateRoot(host, <Origin />)));
    expect(box()).toBe(input);
    expect(box()).toHaveValue('Bar');
    await userEvent.setup().click(box());
    expect(screen.getAllByRole('option')).toHaveLength(1);
    act(() => root.unmount());
    host.remove();
  });

  it('F-10: a word begun before the code arrived is gone on with, and what fits it is shown', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<Origin />);
    const input = box() as HTMLInputElement;
    input.focus();
    input.value = 'Ba';
    const root = await act(() => Promise.resolve(hydrateRoot(host, <Origin />)));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.setup().keyboard('r{Enter}');
    expect(box()).toHaveValue('Barcelona');
    act(() => root.unmount());
    host.remove();
  });
});

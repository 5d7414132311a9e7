import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RemotePageProvider, type RemotePage } from '@travesia/page';
import { TextProvider } from '@travesia/platform/react';
import { RefusedStorage } from './refused-storage.tsx';
import { choosingTexts } from './texts.ts';

const page = { contactNumber: '+1 202 555 0180' } as unknown as RemotePage;
const open = () =>
  render(
    <RemotePageProvider page={page}>
      <TextProvider locale="es" texts={[choosingTexts]}>
        <RefusedStorage />
      </TextProvider>
    </RemotePageProvider>,
  );

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the results in a browser that keeps nothing', () => {
  it('S-02: say before one is chosen that the payment is out of reach, and who books it', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    open();
    expect(screen.getByText('Tu navegador no guarda nada de este sitio')).toBeVisible();
    expect(screen.getByRole('link', { name: '+1 202 555 0180' })).toHaveAttribute('href', 'tel:+12025550180');
  });

  it('say nothing where it keeps what it is given, and leave nothing behind', () => {
    const { container } = open();
    expect(container).toBeEmptyDOMElement();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure } from '@travesia/api-client';
import type { ErrorCode } from '@travesia/contracts';
import { TextProvider } from '@travesia/platform/react';
import { bookingTexts } from '../texts/booking-texts.ts';
import { SaveMark } from './index.ts';

const TEXTS = [bookingTexts];

function open(code: ErrorCode) {
  const onRetry = jest.fn();
  const failure = new ApiFailure({ code, status: 500 });
  render(
    <TextProvider locale="es" texts={TEXTS}>
      <SaveMark state={{ status: 'failed', failure }} onRetry={onRetry} />
    </TextProvider>,
  );
  return { onRetry, user: userEvent.setup() };
}

describe('what is said of a save that failed (S-30)', () => {
  it.each([
    ['internal_error', 'No pudimos guardar tus datos. Inténtalo de nuevo.'],
    ['too_many_requests', 'Hiciste muchas solicitudes seguidas. Espera un momento e inténtalo de nuevo.'],
  ] as const)('%s: what to do, and a way to try again', async (code, words) => {
    const { onRetry, user } = open(code);
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

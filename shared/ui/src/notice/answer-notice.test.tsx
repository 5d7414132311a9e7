import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AnswerNotice } from './answer-notice.tsx';

it('comes into view when it appears, and leaves the page alone afterwards', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { rerender } = render(<AnswerNotice tone="error">No connection</AnswerNotice>);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  rerender(<AnswerNotice tone="error">Still no connection</AnswerNotice>);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

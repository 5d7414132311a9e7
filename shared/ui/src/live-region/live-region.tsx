import { VisuallyHidden } from '../visually-hidden/index.ts';

export type LiveRegionProps = {
  /** What is read aloud when it changes; empty says nothing. The region itself must stay in the page. */
  message: string;
  urgency?: 'polite' | 'assertive';
};

/** Says a change aloud without showing it. */
export function LiveRegion({ message, urgency = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden as="div">
      <div role={urgency === 'assertive' ? 'alert' : 'status'} aria-live={urgency} aria-atomic="true">
        {message}
      </div>
    </VisuallyHidden>
  );
}

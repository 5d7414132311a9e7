import { useEffect, useState } from 'react';
import { Button, type ButtonVariant, type ButtonSize } from '../button/index.ts';
import { LiveRegion } from '../live-region/index.ts';

const SAID_FOR_MS = 2500;

export type CopyButtonProps = {
  /** What lands on the clipboard. */
  value: string;
  label: string;
  /** Shown and read aloud for a moment after copying. */
  copiedLabel: string;
  /** Said where the browser refuses the clipboard. */
  failedLabel: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** Copies a reference. */
export function CopyButton({
  value,
  label,
  copiedLabel,
  failedLabel,
  variant = 'quiet',
  size = 'small',
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  const said = outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : '';
  return (
    <>
      <Button variant={variant} size={size} onClick={() => void copy()}>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          {outcome === 'copied' ? (
            <path d="m3 8.5 3.3 3.5L13 4.5" strokeLinecap="round" strokeLinejoin="round" />
          ) : (
            <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" strokeLinejoin="round" />
          )}
        </svg>
        {said || label}
      </Button>
      <LiveRegion message={said} />
    </>
  );
}

import { VisuallyHidden } from '@travesia/ui/visually-hidden';

export const RESULTS_HEADING_ID = 'results-heading';

/** A link for the keyboard, shown while it has the focus: what stands before the list is not tabbed through. */
export function SkipToResults({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <a
        href={`#${RESULTS_HEADING_ID}`}
        onClick={(event) => {
          // The address is the search; a fragment would be another page of it.
          event.preventDefault();
          document.getElementById(RESULTS_HEADING_ID)?.focus();
        }}
      >
        {children}
      </a>
    </VisuallyHidden>
  );
}

export type NoticeTone = 'info' | 'attention' | 'error' | 'success';

const CIRCLE = 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4Z';
const TRIANGLE = 'M12 3.2 21.4 20H2.6Z';
const STROKES: Record<NoticeTone, string> = {
  info: 'M12 11v5.5M12 7.6v.1',
  attention: 'M12 9.2v5M12 17v.1',
  error: 'm9 9 6 6m0-6-6 6',
  success: 'm8 12.4 2.7 2.8L16 9.6',
};

/** The sign differs in shape as well as in colour. */
export function NoticeSign({ tone, className }: { tone: NoticeTone; className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={tone === 'attention' ? TRIANGLE : CIRCLE} />
      <path d={STROKES[tone]} />
    </svg>
  );
}

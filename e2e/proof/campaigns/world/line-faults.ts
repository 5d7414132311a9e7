/** What a line between two processes can do to one call. */
export const LINE_FAULTS = [
  'refused',
  'reset before',
  'reset after',
  '500',
  '502',
  '503',
  '429',
  '408',
  '500 after',
  '5 s late',
  '60 s late',
  'cut short',
  'not JSON',
  'wrong amount',
  'down',
] as const;
/** What else can happen to a notice of the provider. */
export const NOTICE_FAULTS = ['three times', 'reordered', 'never'] as const;

export type LineFault = (typeof LINE_FAULTS)[number] | (typeof NOTICE_FAULTS)[number];

/** How a line treats a call: whether it arrives, and what is made of the answer. */
export interface Treatment {
  readonly arrives: boolean;
  readonly answer: 'as it is' | 'broken line' | 'half' | 'a page' | 'other amounts' | number;
  readonly delayMs: number;
}

const plain = { arrives: true, answer: 'as it is', delayMs: 0 } as const;
export const TREATMENTS: Readonly<Record<LineFault, Treatment>> = {
  // The listener is closed before the call: see the line itself.
  refused: { ...plain, arrives: false, answer: 'broken line' },
  'reset before': { ...plain, arrives: false, answer: 'broken line' },
  'reset after': { ...plain, answer: 'broken line' },
  '500': { ...plain, arrives: false, answer: 500 },
  '502': { ...plain, arrives: false, answer: 502 },
  '503': { ...plain, arrives: false, answer: 503 },
  '429': { ...plain, arrives: false, answer: 429 },
  '408': { ...plain, arrives: false, answer: 408 },
  '500 after': { ...plain, answer: 500 },
  '5 s late': { ...plain, delayMs: 5_000 },
  '60 s late': { ...plain, delayMs: 60_000 },
  'cut short': { ...plain, answer: 'half' },
  'not JSON': { ...plain, answer: 'a page' },
  'wrong amount': { ...plain, answer: 'other amounts' },
  down: { ...plain, arrives: false, answer: 503 },
  'three times': plain,
  reordered: plain,
  never: { ...plain, arrives: false, answer: 200 },
};

const AMOUNT_FIELDS = new Set([
  'amount',
  'amount_capturable',
  'amount_received',
  'total_amount',
  'refund_amount',
  'total',
]);

/** The same JSON with one unit less in every field that says money. */
export function withOtherAmounts(text: string): string {
  const change = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => change(each));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each, name)]));
    }
    if (!AMOUNT_FIELDS.has(field)) return value;
    if (typeof value === 'number') return value > 100 ? value - 100 : value;
    return typeof value === 'string' && Number(value) > 1 ? (Number(value) - 1).toFixed(2) : value;
  };
  return JSON.stringify(change(JSON.parse(text)));
}

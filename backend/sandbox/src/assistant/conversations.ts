/** What a tester can make the assistant do: these are names of conversations. Any other has flights. */
export const CONVERSATIONS = {
  'nothing-kept': 'has no flights: error true, data null, status 200',
  'other-day': 'kept flights of another day',
  'old-prices': 'kept prices that are a tenth lower than now',
  slow: 'takes 30 seconds',
  down: 'answers 500',
  busy: 'answers 429',
  garbage: 'answers with something that is no JSON',
  'half-told': 'answers with offers that lack their prices',
} as const;
export type Conversation = keyof typeof CONVERSATIONS;

export function conversationOf(assistantId: string): Conversation | null {
  return Object.hasOwn(CONVERSATIONS, assistantId) ? (assistantId as Conversation) : null;
}

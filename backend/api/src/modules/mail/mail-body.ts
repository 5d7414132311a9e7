/** What a mail says, part by part. Its text and its HTML are both made from it, so that they say the same. */
export type MailPart =
  | { readonly kind: 'paragraph' | 'heading' | 'note' | 'code'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'entry'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'action' | 'link'; readonly label: string; readonly url: string };

export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** The address of a document, which the value names. */
  readonly href?: string | undefined;
}

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
export const heading = (text: string): MailPart => ({ kind: 'heading', text });
/** What must not be overlooked. */
export const note = (text: string): MailPart => ({ kind: 'note', text });
/** A code to be typed somewhere else. */
export const code = (text: string): MailPart => ({ kind: 'code', text });
export const facts = (...all: readonly MailFact[]): MailPart => ({ kind: 'facts', facts: all });
/** A title with a few lines of its own: a flight, a condition. */
export const entry = (title: string, ...lines: readonly string[]): MailPart => ({
  kind: 'entry',
  title,
  lines,
});
/** The one next step, as a button. */
export const action = (label: string, url: string): MailPart => ({ kind: 'action', label, url });
export const link = (label: string, url: string): MailPart => ({ kind: 'link', label, url });

function linesOf(part: MailPart): readonly string[] {
  switch (part.kind) {
    case 'heading':
      return [part.text, '-'.repeat(part.text.length)];
    case 'facts':
      return part.facts.map(({ label, value, href }) => `${label}: ${href ?? value}`);
    case 'entry':
      return [part.title, ...part.lines];
    case 'action':
    case 'link':
      return [`${part.label}:`, part.url];
    case 'paragraph':
    case 'note':
    case 'code':
      return [part.text];
    default:
      return part satisfies never;
  }
}

/** The plain text of a mail: an empty line between its parts, headings underlined. */
export function mailText(body: readonly MailPart[]): string {
  const lines = body.flatMap((part, index) => {
    const isApart = index > 0 && body[index - 1]?.kind !== 'heading';
    return isApart ? ['', ...linesOf(part)] : linesOf(part);
  });
  return lines.join('\n');
}

import { HtmlValidate } from 'html-validate';

/**
 * The HTML standard and what it asks for the sake of everybody; how a line is written is nobody's business
 * but the drawing's.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React names what belongs together with signs that every browser takes (HTML allows any but a space).
    'valid-id': ['error', { relaxed: true }],
    // Told by the page's checks, with the words in hand.
    'long-title': 'off',
  },
});

/** What is wrong with a document, each with its line. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`,
    ),
  );
}

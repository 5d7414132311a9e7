import { HtmlValidate } from 'html-validate';

/** The HTML standard and accessibility rules. Formatting rules are off: React writes the markup. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React's `useId` has characters that the strict rule refuses and HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // page-faults.ts checks the title's length.
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

import type { Address } from 'postal-mime';
import { escapeHtml } from '../html.ts';
import type { WrittenMail } from './mails.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem; border-block-end: 1px solid #8886; text-align: start; vertical-align: top; }
pre { padding: 1rem; border: 1px solid #8886; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 40rem; border: 1px solid #8886; background: #fff; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

const addressText = ({ name, address }: Address) =>
  escapeHtml(name && address ? `${name} <${address}>` : (address ?? name));
const timeText = (at: Date) => at.toISOString().replace('T', ' ').slice(0, 19);
const row = ({ name, writtenAt, mail }: WrittenMail) => `<tr>
<td>${timeText(writtenAt)}</td>
<td>${(mail.to ?? []).map(addressText).join(', ')}</td>
<td><a href="/mailbox/${name}">${escapeHtml(mail.subject ?? '(no subject)')}</a></td>
</tr>`;

/** All mails that would have been sent. */
export function listPage(mails: readonly WrittenMail[]): string {
  const table = `<table>
<thead><tr><th>Written (UTC)</th><th>To</th><th>Subject</th></tr></thead>
<tbody>${mails.map(row).join('\n')}</tbody>
</table>`;
  const nothing = '<p>No mail yet. Book a trip or write to us on the contact page.</p>';
  return page(
    'Mailbox of the sandbox',
    `<h1>Mailbox</h1>
<p>Every mail that the site would have sent. Nothing leaves this machine.</p>
${mails.length === 0 ? nothing : table}`,
  );
}

const attachmentLine = (
  name: string,
  { filename, mimeType, content }: WrittenMail['mail']['attachments'][number],
  index: number,
) => {
  const bytes = typeof content === 'string' ? content.length : content.byteLength;
  return `<li><a href="/mailbox/${name}/attachments/${index}">${escapeHtml(filename ?? 'unnamed')}</a> (${escapeHtml(mimeType)}, ${Math.ceil(bytes / 1024)} kB)</li>`;
};

/** One mail: its head, both bodies, its attachments. */
export function mailPage({ name, writtenAt, mail }: WrittenMail): string {
  const subject = mail.subject ?? '(no subject)';
  const { attachments } = mail;
  return page(
    subject,
    `<p><a href="/mailbox">Mailbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl>
<dt>From</dt><dd>${mail.from ? addressText(mail.from) : ''}</dd>
<dt>To</dt><dd>${(mail.to ?? []).map(addressText).join(', ')}</dd>
<dt>Written</dt><dd>${timeText(writtenAt)} UTC</dd>
</dl>
<p><a href="/mailbox/${name}/source">Source</a></p>
${
  attachments.length === 0
    ? ''
    : `<h2>Attachments</h2><ul>${attachments.map((each, index) => attachmentLine(name, each, index)).join('\n')}</ul>`
}
${mail.html ? `<h2>HTML</h2><iframe title="HTML of the mail" sandbox="" src="/mailbox/${name}/html"></iframe>` : ''}
<h2>Text</h2>
<pre>${escapeHtml(mail.text ?? '')}</pre>`,
  );
}

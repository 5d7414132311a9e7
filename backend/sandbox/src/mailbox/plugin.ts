import type { FastifyInstance } from 'fastify';
import { readMail, readMails, type WrittenMail } from './mails.ts';
import { listPage, mailPage } from './page.ts';

type OneMail = { Params: { name: string } };
type OneAttachment = { Params: { name: string; index: string } };

const HTML = 'text/html; charset=utf-8';
/** What a mail program would allow: its own styles, no script, nothing from elsewhere. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** The mails that the site wrote to a folder instead of sending them, as pages. */
export async function mailboxPlugin(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    const isMailItself = request.url.endsWith('/html');
    void reply.header('content-security-policy', isMailItself ? MAIL_POLICY : PAGE_POLICY);
  });
  const find = (request: { params: { name: string } }): Promise<WrittenMail | null> =>
    readMail(folder, request.params.name);

  app.get('/mailbox', async (_request, reply) => reply.type(HTML).send(listPage(await readMails(folder))));
  app.get<OneMail>('/mailbox/:name', async (request, reply) => {
    const found = await find(request);
    return found ? reply.type(HTML).send(mailPage(found)) : reply.callNotFound();
  });
  app.get<OneMail>('/mailbox/:name/html', async (request, reply) => {
    const found = await find(request);
    return found?.mail.html ? reply.type(HTML).send(found.mail.html) : reply.callNotFound();
  });
  app.get<OneMail>('/mailbox/:name/source', async (request, reply) => {
    const found = await find(request);
    return found ? reply.type('text/plain; charset=utf-8').send(found.source) : reply.callNotFound();
  });
  app.get<OneAttachment>('/mailbox/:name/attachments/:index', async (request, reply) => {
    const attachment = (await find(request))?.mail.attachments[Number(request.params.index)];
    if (!attachment) return reply.callNotFound();
    const { content, mimeType, filename } = attachment;
    return reply
      .type(mimeType)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(filename ?? 'unnamed')}`,
      )
      .send(typeof content === 'string' ? content : new Uint8Array(content));
  });
}

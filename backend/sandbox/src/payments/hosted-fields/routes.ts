import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const CLIENT_FOLDER = fileURLToPath(new URL('./client/', import.meta.url));
const CARD_RULES_FOLDER = join(dirname(createRequire(import.meta.url).resolve('@travesia/domain')), 'cards');

const PAGE = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Card field</title>
<link rel="stylesheet" href="/js/field.css">
<script type="module" src="/js/client/field.js"></script>
</head>
<body><input inputmode="numeric" autocomplete="off" spellcheck="false" aria-label="Card"></body>
</html>
`;
const CSS = `html, body { margin: 0; background: transparent; }
input { display: block; box-sizing: border-box; width: 100%; padding: 0; border: 0; outline: 0; background: transparent; font-variant-numeric: tabular-nums; }
`;

/** The provider's browser library and the documents of its fields: `/js/stripe.js` in place of js.stripe.com (W-02). */
export function registerHostedFields(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src *; connect-src 'self'; base-uri 'none'; form-action 'none'",
      );
  });
  app.get('/field', async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/field.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(CSS));
  const modules = new Map([...modulesOf(CLIENT_FOLDER, 'client'), ...modulesOf(CARD_RULES_FOLDER, 'cards')]);
  for (const [path, source] of modules) {
    const address = path === 'client/stripe.js' ? '/stripe.js' : `/${path}`;
    app.get(address, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(source));
  }
}

/** Scripts without their types, by path; imports point at the served files. */
function modulesOf(folder: string, under: string): (readonly [path: string, source: string])[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [
      `${under}/${name.replace(/\.ts$/, '.js')}`,
      stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'), { mode: 'strip' })
        .replaceAll(/from '(\.[^']+)\.ts'/g, "from '$1.js'")
        .replaceAll("from '@travesia/domain'", "from '/js/cards/index.js'"),
    ]);
}

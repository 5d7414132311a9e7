/** `node shared/ui/gallery/serve.ts [port]`: all widgets on one page, to be looked at. `?theme=dark`, `?only=tickets` and `?width=360` work. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { buildGallery } from './build.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const page = (theme: string) => `<!doctype html>
<html lang="es"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery</title>
<link rel="stylesheet" href="/gallery.css">
<script src="/gallery.js" defer></script>
</head>
<body><div id="root"></div></body>
</html>`;

/** Browsers refuse windows as narrow as a phone; a frame may be as narrow as it likes. */
const framed = (width: number, query: string) =>
  `<!doctype html><title>Gallery</title><style>html,body{height:100%;margin:0}iframe{height:100%;border:0}</style><iframe src="/?${query}" width="${width}"></iframe>`;

const folder = await buildGallery();
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const type = TYPES[extname(url.pathname)];
  if (!type) {
    const theme = url.searchParams.get('theme') === 'dark' ? 'dark' : 'light';
    const width = Number(url.searchParams.get('width'));
    url.searchParams.delete('width');
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(width > 0 ? framed(width, url.searchParams.toString()) : page(theme));
    return;
  }
  readFile(join(folder, basename(url.pathname))).then(
    (file) => response.setHeader('content-type', type).end(file),
    () => {
      response.statusCode = 404;
      response.end();
    },
  );
});

server.listen(Number(process.argv[2] ?? 4160), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  process.stdout.write(`gallery: http://127.0.0.1:${port}/\n`);
});

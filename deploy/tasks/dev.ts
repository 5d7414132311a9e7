import { LOCALES } from '@travesia/contracts';
/** `npm run dev -- mfe-cruises`: one remote in a page of its own, replaced as it is saved. */
import { basename } from 'node:path';
import { remoteDirectories } from '@travesia/tooling';
import colors from 'picocolors';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devConfig } from '../dev/dev-config.ts';

const PAGE =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><script type="module" src="/page.js"></script><link rel="stylesheet" href="/page.css">';
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';
const port = Number(process.env.DEV_PORT ?? 3100);

const remotes = remoteDirectories().map((directory) => basename(directory));
const [remote = ''] = process.argv.slice(2);
if (!remotes.includes(remote)) {
  process.stderr.write(`npm run dev -- <remote>, one of: ${remotes.join(', ')}\n`);
  process.exit(2);
}
const isSiteUp = await fetch(`${siteUrl}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
if (!isSiteUp)
  process.stdout.write(
    colors.yellow(
      `No site answers at ${siteUrl}: pages that need data will fail. Run npm start beside this.\n`,
    ),
  );

const server = new WebpackDevServer(
  {
    host: 'localhost',
    port,
    hot: true,
    devMiddleware: { publicPath: '/' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    static: false,
    proxy: [
      {
        context: ['/api', '/releases.json', '/preferences.json'],
        target: siteUrl,
        changeOrigin: true,
        // The site believes its own pages only.
        headers: { origin: siteUrl },
      },
    ],
    setupMiddlewares: (middlewares, { app }) => {
      app?.get(new RegExp(`^/(${LOCALES.join('|')})?(/.*)?$`), (request, response, next) => {
        if (request.headers.accept?.includes('text/html')) response.type('html').send(PAGE);
        else next();
      });
      return middlewares;
    },
  },
  webpack(devConfig(remote)),
);
await server.start();
process.stdout.write(
  `\n${colors.bold(remote)} is worked on at ${colors.cyan(`http://localhost:${port}/es`)}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.stop().then(() => process.exit(0)));

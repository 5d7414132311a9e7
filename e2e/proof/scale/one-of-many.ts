import type { Story } from '../demo/story.ts';
import { openVisitor } from './visitor.ts';
import type { Scale } from './open-scale.ts';

const isOk = async (address: string) => (await fetch(address)).ok;

/** Whoever answers, it is one site: the same releases, the same session, the same numbers. */
export async function oneOfMany(scale: Scale, story: Story): Promise<void> {
  const { sites, apis, siteOrigin } = scale;
  story.chapter('One site of many processes');
  for (const { name, port } of [...sites, ...apis, ...scale.vaults.slice(0, 1)])
    story.line(`${name.padEnd(8)} 127.0.0.1:${port}`);
  story.line(`nginx    ${siteOrigin}   (${scale.valkey.name}, PostgreSQL ${scale.postgres.version})`);
  const ready = await Promise.all(
    [...sites, ...apis].map(({ port }) => isOk(`http://127.0.0.1:${port}/readyz`)),
  );
  story.check('every site and every api says that it is ready', ready.every(Boolean));

  const asked = { headers: { cookie: 'bucket=00000000-0000-4000-8000-000000000007; market=ES' } };
  const releases = new Set<string>();
  for (let number = 0; number < sites.length * 2; number += 1)
    releases.add(await (await fetch(`${siteOrigin}/releases.json`, asked)).text());
  story.check('a visitor’s number gets the same releases from every site', releases.size === 1);

  const page = await (await fetch(`${siteOrigin}/es`, asked)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|r)\/[^"]+)"/g)].map(([, path = '']) => path);
  const answers = await Promise.all(files.map(async (path) => isOk(siteOrigin + path)));
  story.check(
    `a page and its ${files.length} files come together through the balancer`,
    files.length > 5 && answers.every(Boolean),
  );

  const visitor = openVisitor(scale);
  // The first question of a browser opens its session.
  await visitor.calls.orderView().catch(() => null);
  const { agentId, cookie } = visitor.identity();
  const known = await Promise.all(
    apis.map(async ({ port }) => {
      const reply = await fetch(`http://127.0.0.1:${port}/user/session/order-view`, {
        method: 'POST',
        // The names of cookies depend on the host that the visitor sees.
        headers: {
          'content-type': 'application/json',
          'x-forwarded-host': new URL(siteOrigin).host,
          cookie,
        },
        body: JSON.stringify({ agentId }),
      });
      return reply.status;
    }),
  );
  story.check(
    'a session that one api opened is known to all',
    cookie !== '' && new Set(known).size === 1 && !known.includes(401) && !known.includes(403),
  );
  await visitor.leave();
}

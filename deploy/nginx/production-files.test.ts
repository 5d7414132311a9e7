import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'selfsigned';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { findProgram } from '../programs/find-program.ts';

const program = findProgram(['nginx'], 'nginx');
const withNginx = program === null ? describe.skip : describe;

/** The minimum for what `nginx.conf` names with `http2 on` and `server … resolve`. */
const NEEDED = [1, 27, 3] as const;

const SPOOLED = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function versionOf(): readonly number[] {
  const { stderr } = spawnSync(program?.path ?? '', ['-v'], {
    encoding: 'utf8',
    env: { ...program?.environment },
  });
  return (/nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? []).slice(1).map(Number);
}

function isOlder(version: readonly number[]): boolean {
  const position = NEEDED.findIndex((needed, index) => needed !== version[index]);
  return position !== -1 && (version[position] ?? 0) < (NEEDED[position] ?? 0);
}

/** As an older nginx writes it. Names of machines are resolved at the start there, so they are addresses. */
const inOlderWords = (text: string) =>
  text
    .replaceAll(/listen 443 ssl;\n\s*http2 on;/g, 'listen 443 ssl http2;')
    .replaceAll(/server [\w.]+:(\d+) resolve /g, 'server 127.0.0.1:$1 ');

withNginx('nginx reads the files of production (nginx -t)', () => {
  let pem: { private: string; cert: string };
  beforeAll(async () => {
    pem = await generate([{ name: 'commonName', value: 'www.example.com' }]);
  });

  /** nginx's own folder as compose.yaml mounts it, elsewhere; returns what `nginx -t` writes. */
  function test(upstreams: string, change = (text: string) => text): string {
    const root = temporaryFolder('nginx-files');
    const rules = join(root, 'travesia');
    cpSync(import.meta.dirname, rules, { recursive: true });
    cpSync(upstreams, join(rules, 'upstreams.conf'));
    const words = isOlder(versionOf()) ? inOlderWords : (text: string) => text;
    for (const name of ['tls', 'cache']) mkdirSync(join(root, name));
    for (const name of ['site', 'pay']) {
      writeFileSync(join(root, `tls/${name}.crt`), pem.cert);
      writeFileSync(join(root, `tls/${name}.key`), pem.private);
    }
    writeFileSync(join(root, 'mime.types'), 'types { text/html html; }');
    writeFileSync(
      join(rules, 'upstreams.conf'),
      words(readFileSync(join(rules, 'upstreams.conf'), 'utf8'))
        // The resolver of a container engine or a cluster, which is not here.
        .replace('kube-dns.kube-system.svc.cluster.local', '127.0.0.1'),
    );
    writeFileSync(
      join(root, 'nginx.conf'),
      change(words(readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')))
        // Debian builds nginx with folders of its own, which exist where it is installed.
        .replace('http {', `http { ${SPOOLED.map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}`)
        .replaceAll('/etc/nginx', root)
        .replaceAll('/var/log/nginx', root)
        .replaceAll('/var/cache/nginx', join(root, 'cache')),
    );
    const { stderr } = spawnSync(
      program?.path ?? '',
      [
        '-t',
        '-p',
        root,
        '-c',
        join(root, 'nginx.conf'),
        '-e',
        join(root, 'error.log'),
        '-g',
        `pid ${root}/pid;`,
      ],
      { encoding: 'utf8', env: { ...program?.environment } },
    );
    return stderr;
  }

  it.each([
    ['compose.yaml', join(import.meta.dirname, 'upstreams.conf')],
    ['kubernetes', join(import.meta.dirname, '../kubernetes/upstreams.conf')],
  ])('R-06: with the addresses of %s', (_, upstreams) => {
    expect(test(upstreams)).toContain('test is successful');
  });

  it('R-06: a misspelt directive is reported', () => {
    const misspelt = (text: string) => text.replace('server_tokens', 'server_token');
    expect(test(join(import.meta.dirname, 'upstreams.conf'), misspelt)).toContain(
      'unknown directive "server_token"',
    );
  });
});
